'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { checkImage, type ImageRefusal } from './checkImage.ts';
import type { ImageType } from './imageType.ts';
import { chosenImage, type UploadImage } from '../UploadImage.ts';

/** The accepted types and number of images. */
export const pictureTypes: readonly ImageType[] = ['png', 'jpeg'];

/** A rejected file, and why. */
export interface RefusedFile {
  id: string;
  name: string;
  reason: ImageRefusal | 'count';
}

interface Options {
  value: readonly UploadImage[];
  maxCount: number;
  onChange: (value: UploadImage[]) => void;
  /** Called once per choice, with the number of added images and the rejected files. */
  onChecked: (added: number, refused: readonly RefusedFile[]) => void;
}

/** Adds files that pass the checks, and keeps the rejected ones until they are dismissed. */
export function useAddImages({ value, maxCount, onChange, onChecked }: Options) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  // Files are read asynchronously, and more may have been chosen meanwhile.
  const current = useRef({ value, onChange, onChecked });
  useLayoutEffect(() => {
    current.current = { value, onChange, onChecked };
  });

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const checked = await Promise.all(files.map(async (file) => ({ file, reason: await checkImage(file, pictureTypes) })));
    const { value, onChange, onChecked } = current.current;

    const room = maxCount - value.length;
    const sound = checked.filter(({ reason }) => reason === undefined);
    const taken = sound.slice(0, room).map(({ file }) => chosenImage(file));
    const left: RefusedFile[] = [
      ...checked.flatMap(({ file, reason }) => (reason ? [refusal(file, reason)] : [])),
      ...sound.slice(room).map(({ file }) => refusal(file, 'count')),
    ];

    if (taken.length > 0) {
      const next = [...value, ...taken];
      current.current.value = next;
      onChange(next);
    }
    if (left.length > 0) setRefused((before) => [...before, ...left]);
    onChecked(taken.length, left);
  };

  const dismiss = (id: string) => setRefused((before) => before.filter((file) => file.id !== id));

  return { refused, add, dismiss };
}

const refusal = (file: File, reason: RefusedFile['reason']): RefusedFile => ({
  id: chosenImage(file).id,
  name: file.name,
  reason,
});
