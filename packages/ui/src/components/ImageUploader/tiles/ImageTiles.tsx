'use client';
import { useMessages } from '../../../messages/useMessages.ts';
import * as styles from '../ImageUploader.css.ts';
import type { ImageUploaderProps } from '../imageUploaderProps.ts';
import { imageUploaderMessages } from '../messages.ts';
import { placesOf } from '../order/placesOf.ts';
import type { useTileDrag } from '../order/useTileDrag.ts';
import { imageName } from '../UploadImage.ts';
import { ImageTile } from './ImageTile.tsx';

interface ImageTilesProps extends Pick<ImageUploaderProps, 'value' | 'errors' | 'isStoredTagged' | 'onPreview'> {
  drag: ReturnType<typeof useTileDrag>;
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number, name: string) => void;
}

/** The tiles of the images, in order. */
export function ImageTiles({ value, errors, isStoredTagged = false, onPreview, drag, isDisabled, onMove, onRemove }: ImageTilesProps) {
  const messages = useMessages(imageUploaderMessages);
  return value.map((image, index) => {
    const { id } = image;
    const name = imageName(image) ?? messages.imageUnnamed({ place: index + 1 });
    const tag = 'url' in image ? 'kept' : 'new';
    return (
      <li
        key={id}
        data-id={id}
        className={styles.tile({ isMain: index === 0, isDragged: drag.isDragged(id), isTarget: drag.isTarget(id) })}
        {...drag.handlers(id, name)}
      >
        <ImageTile
          image={image}
          name={name}
          index={index}
          places={placesOf(value, image)}
          tag={isStoredTagged ? tag : undefined}
          problem={errors?.[id]}
          isDisabled={isDisabled}
          onPreview={onPreview && (() => onPreview(id))}
          onMove={(to) => onMove(index, to)}
          onRemove={() => onRemove(index, name)}
        />
      </li>
    );
  });
}
