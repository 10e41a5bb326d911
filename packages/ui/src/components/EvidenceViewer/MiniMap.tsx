import { frame, map, part, picture as pictureStyle } from './MiniMap.css.ts';
import { fittedSize, type Size, type View, visiblePart } from './view.ts';

/** The size in the design, in px. */
const WIDTH = 66;
const HEIGHT = 90;

interface MiniMapProps {
  src: string;
  view: View;
  picture: Size;
  stage: Size;
}

/** The whole of a zoomed picture with its visible part. It repeats the stage, so screen readers skip it. */
export function MiniMap({ src, view, picture, stage }: MiniMapProps) {
  const upright = fittedSize(picture, { width: WIDTH, height: HEIGHT }, view.turns);
  const [inlineSize, blockSize] = view.turns % 2 === 0 ? [upright.width, upright.height] : [upright.height, upright.width];
  const visible = visiblePart(view, picture, stage);
  return (
    <div aria-hidden="true" data-part="map" className={map}>
      <div className={frame} style={{ inlineSize, blockSize }}>
        <img
          src={src}
          alt=""
          draggable={false}
          className={pictureStyle}
          style={{ inlineSize: upright.width, blockSize: upright.height, transform: `rotate(${view.turns * 90}deg)` }}
        />
        <div
          className={part}
          style={{
            inlineSize: visible.width * inlineSize,
            blockSize: visible.height * blockSize,
            transform: `translate(${visible.left * inlineSize}px, ${visible.top * blockSize}px)`,
          }}
        />
      </div>
    </div>
  );
}
