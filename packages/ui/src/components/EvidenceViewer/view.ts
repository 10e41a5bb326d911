/** A width and a height, in px. */
export interface Size {
  width: number;
  height: number;
}

/** The distance from the middle of the stage, in px; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Zoom, turn and place of a picture on its stage. */
export interface View {
  /** 1 shows the whole picture; the maximum is 4. */
  zoom: number;
  /** Quarter turns clockwise. The number only grows. */
  turns: number;
  /** The middle of the picture. */
  x: number;
  y: number;
}

export const wholePicture: View = { zoom: 1, turns: 0, x: 0, y: 0 };

export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 4;
const STEP = 0.5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The zoom one step up or down, a multiple of the step; unchanged at the ends. */
export function nextZoom(zoom: number, direction: -1 | 1): number {
  const step = direction > 0 ? Math.floor(zoom / STEP + 1e-6) + 1 : Math.ceil(zoom / STEP - 1e-6) - 1;
  return between(LEAST_ZOOM, step * STEP, MOST_ZOOM);
}

const turned = ({ width, height }: Size, turns: number): Size => (turns % 2 === 0 ? { width, height } : { width: height, height: width });

/** The size of a picture on its stage at zoom 1, before it is turned. All of it is visible. */
export function fittedSize(picture: Size, stage: Size, turns: number): Size {
  const { width, height } = turned(picture, turns);
  const scale = Math.min(stage.width / width, stage.height / height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const shownSize = (picture: Size, stage: Size, { zoom, turns }: View): Size => {
  const { width, height } = turned(fittedSize(picture, stage, turns), turns);
  return { width: width * zoom, height: height * zoom };
};

/** Moves the view so that a picture that is larger than the stage has no edge inside it. */
export function withinStage(view: View, picture: Size, stage: Size): View {
  const { width, height } = shownSize(picture, stage, view);
  const [most, lowest] = [Math.max(0, (width - stage.width) / 2), Math.max(0, (height - stage.height) / 2)];
  return { ...view, x: between(-most, view.x, most), y: between(-lowest, view.y, lowest) };
}

/** Changes the zoom; the picture's point under a point of the stage stays there. */
export function zoomedAt(view: View, zoom: number, { x, y }: Point = { x: 0, y: 0 }): View {
  const next = between(LEAST_ZOOM, zoom, MOST_ZOOM);
  const factor = next / view.zoom;
  return { ...view, zoom: next, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** The visible part of the turned picture, as shares of its width and height. */
export function visiblePart(view: View, picture: Size, stage: Size): { left: number; top: number } & Size {
  const { width, height } = shownSize(picture, stage, view);
  const share = (shown: number, room: number, offset: number) => {
    const size = Math.min(1, room / shown);
    return { size, start: between(0, 0.5 - offset / shown - size / 2, 1 - size) };
  };
  const across = share(width, stage.width, view.x);
  const down = share(height, stage.height, view.y);
  return { left: across.start, top: down.start, width: across.size, height: down.size };
}
