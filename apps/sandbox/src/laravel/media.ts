import type { Manner } from './answer.ts';
import { mapRecords } from './mapRecords.ts';

const addresses = new Set(['image_url', 'image_path', 'product_image', 'profile_photo', 'video_url']);

/** Sends addresses of this server's own files without its origin, or as the column has them; a video's column is then `video_path`. */
export const relativeMedia: Manner = (answer, { media }) => {
  if (media === 'absolute') return answer;
  const own = `${answer.url.origin}/`;
  const relative = (address: unknown) => {
    if (typeof address !== 'string' || !address.startsWith(own)) return address;
    return media === 'rooted' ? address.slice(own.length - 1) : address.slice(own.length);
  };
  const body = mapRecords(answer.body, (fields) => {
    const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, addresses.has(name) ? relative(value) : value]));
    return media === 'bare' && sent.video_url !== fields.video_url ? { ...sent, video_url: null, video_path: sent.video_url } : sent;
  });
  return { ...answer, body };
};
