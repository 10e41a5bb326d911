import { videoType } from './videoType.ts';

const megabytes = 100;

/** The reason for a rejection: nothing in it, not an MP4, MOV or AVI by content, more than 100 MB, or unreadable. */
export type VideoRefusal = 'empty' | 'type' | 'size' | 'unreadable';

/** Checks a file by its content; `undefined` accepts it. */
export async function checkVideo(file: Blob): Promise<VideoRefusal | undefined> {
  if (file.size > megabytes * 1024 * 1024) return 'size';
  const head = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => undefined);
  if (head === undefined) return 'unreadable';
  if (head.byteLength === 0) return 'empty';
  return videoType(new Uint8Array(head)) === undefined ? 'type' : undefined;
}
