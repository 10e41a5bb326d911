/** What PHP takes in one request as it is installed: max_file_uploads, upload_max_filesize and post_max_size. */
const MOST_FILES = 20;
const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 2 * MEGABYTE;
const REQUEST_BYTES = 8 * MEGABYTE;

const refused = (status: number, body: object) => Response.json(body, { status });

/** The field of a form as Laravel names it in an error: `images.0` for `images[0]`, and for the first `images[]`. */
const fieldOf = (name: string, place: number) => (name.endsWith('[]') ? `${name.slice(0, -2)}.${place}` : name.replace(/\[(\d+)\]$/, '.$1'));

/**
 * Cuts an upload as PHP does: files after the twentieth are dropped without a word, a file that is too large has failed to upload,
 * and a request that is too large is refused. Returns the request that the application sees, or the refusal.
 */
export async function cutUploads(request: Request): Promise<Request | Response> {
  if (!(request.headers.get('Content-Type') ?? '').startsWith('multipart/')) return request;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > REQUEST_BYTES) return refused(413, { message: '' });
  const sent = await new Response(bytes, { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } }).formData();
  const form = new FormData();
  const errors: Record<string, string[]> = {};
  const places = new Map<string, number>();
  let files = 0;
  for (const [name, value] of sent) {
    if (typeof value === 'string') {
      form.append(name, value);
      continue;
    }
    files += 1;
    if (files > MOST_FILES) continue;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    const field = fieldOf(name, place);
    if (value.size > FILE_BYTES) errors[field] = [`The ${field} failed to upload.`];
    else form.append(name, value);
  }
  if (Object.keys(errors).length > 0) return refused(422, { message: 'The given data was invalid.', errors });
  const headers = new Headers(request.headers);
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, body: form });
}
