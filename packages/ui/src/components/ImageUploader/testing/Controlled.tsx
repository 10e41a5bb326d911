import { type ComponentProps, useState } from 'react';
import { ImageUploader } from '../ImageUploader.tsx';

/** An uploader that shows the value passed to `onChange`. */
export function Controlled({ value, onChange, ...args }: ComponentProps<typeof ImageUploader>) {
  const [images, setImages] = useState(value);
  return (
    <ImageUploader
      {...args}
      value={images}
      onChange={(next) => {
        setImages(next);
        onChange(next);
      }}
    />
  );
}
