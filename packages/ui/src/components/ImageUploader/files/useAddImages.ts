'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyModule } from '../../../lazyPart/loading/lazyModule.ts';
import { checkImage, type ImageRefusal, MEGABYTE } from './checkImage.ts';
import type { ImageType } from './imageType.ts';
import { chosenImage, type UploadImage } from '../UploadImage.ts';

/** The accepted types and number of images. */
export const pictureTypes: readonly ImageType[] = ['png', 'jpeg'];

/** A file that is being made smaller. */
export interface ShrinkingFile {
  id: string;
  name: string;
}

/** A rejected file with the reason. `size` means that it could not be made smaller. */
export interface RefusedFile {
  id: string;
  name: string;
  reason: ImageRefusal | 'count';
}

interface Options {
  value: readonly UploadImage[];
  maxCount: number;
  maxMegabytes: number;
  onChange: (value: UploadImage[]) => void;
  /** Called with the number of files that will be made smaller. */
  onShrinking: (count: number) => void;
  /** Called once per choice, with the number of added images and the rejected files. */
  onChecked: (added: number, refused: readonly RefusedFile[]) => void;
}

const loadShrinking = lazyModule(() => import('./shrinkImage.ts'));

/** The smaller file; `undefined` if it cannot be made. */
async function shrunk(file: File, maxBytes: number): Promise<File | undefined> {
  try {
    const { shrinkImage } = await loadShrinking();
    return await shrinkImage(file, maxBytes);
  } catch {
    return undefined;
  }
}

/** Adds the files that pass the checks, in order, and keeps the rejected ones until they are dismissed. Large files are made smaller first. */
export function useAddImages({ value, maxCount, maxMegabytes, onChange, onShrinking, onChecked }: Options) {
  const [shrinking, setShrinking] = useState<readonly ShrinkingFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  // Files are read asynchronously, and the user may have chosen more meanwhile.
  const current = useRef({ value, onChange, onShrinking, onChecked });
  useLayoutEffect(() => {
    current.current = { value, onChange, onShrinking, onChecked };
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const checked = await Promise.all(
      files.map(async (file) => ({ id: chosenImage(file).id, file, reason: await checkImage(file, pictureTypes, maxMegabytes) })),
    );
    const large = checked.filter(({ reason }) => reason === 'size');
    if (large.length > 0) current.current.onShrinking(large.length);
    setShrinking((before) => [...before, ...large.map(({ id, file }) => ({ id, name: file.name }))]);

    const left: RefusedFile[] = [];
    let taken: UploadImage[] = [];
    let added = 0;
    const flush = () => {
      if (taken.length === 0) return;
      const next = [...current.current.value, ...taken];
      added += taken.length;
      taken = [];
      current.current.value = next;
      current.current.onChange(next);
    };

    // One after the other, because a decoded photo takes up to 160 MB.
    for (const { id, file, reason } of checked) {
      const refuse = (reason: RefusedFile['reason']) => left.push({ id, name: file.name, reason });
      const hasRoom = current.current.value.length + taken.length < maxCount;
      let accepted: File | undefined = file;
      if (reason === 'size' && hasRoom) {
        flush();
        accepted = await shrunk(file, maxMegabytes * MEGABYTE);
        // A component that is gone must not add anything.
        if (!isMounted.current) return;
      }
      if (reason === 'size') setShrinking((before) => before.filter((other) => other.id !== id));
      if (reason !== undefined && reason !== 'size') refuse(reason);
      else if (!hasRoom) refuse('count');
      else if (accepted === undefined) refuse('size');
      else taken.push({ id, file: accepted });
    }
    flush();
    if (left.length > 0) setRefused((before) => [...before, ...left]);
    current.current.onChecked(added, left);
  };

  const dismiss = (id: string) => setRefused((before) => before.filter((file) => file.id !== id));

  return { shrinking, refused, add, dismiss };
}
