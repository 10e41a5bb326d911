import { videoType } from './videoType.ts';

/** The reason for a rejection: nothing in it, not an MP4, MOV or AVI by content, too many bytes, or unreadable. */
export type VideoRefusal = 'empty' | 'type' | 'size' | 'unreadable';

/** Checks a file by its content; `undefined` accepts it. */
export async function checkVideo(file: Blob, maxMegabytes = 100): Promise<VideoRefusal | undefined> {
  if (file.size > maxMegabytes * 1024 * 1024) return 'size';
  const head = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => undefined);
  if (head === undefined) return 'unreadable';
  if (head.byteLength === 0) return 'empty';
  return videoType(new Uint8Array(head)) === undefined ? 'type' : undefined;
}
