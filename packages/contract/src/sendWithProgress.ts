import { abortReasonOf } from './deadline.ts';

interface UploadWatch {
  signal?: AbortSignal;
  /** Share that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The upload fails as timed out when nothing moves for this long, in milliseconds. */
  stallMs: number;
}

/** As fetch, for an upload: fetch tells nothing of a body under way, XMLHttpRequest does. */
export function sendWithProgress(address: string, init: RequestInit, watch: UploadWatch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const callOff = () => fail(abortReasonOf(watch.signal));
    const settle = () => {
      clearTimeout(stall);
      watch.signal?.removeEventListener('abort', callOff);
    };
    const fail = (reason: Error) => {
      settle();
      reject(reason);
      request.abort();
    };
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(() => fail(new DOMException('The upload stands still', 'TimeoutError')), watch.stallMs);
    };

    request.open(init.method ?? 'POST', address);
    request.withCredentials = true;
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable && event.total > 0) watch.onProgress?.(event.loaded / event.total);
    };
    request.onprogress = moved;
    request.onerror = () => fail(new TypeError('The network failed'));
    request.onload = () => {
      settle();
      const isBodiless = [204, 205, 304].includes(request.status);
      resolve(new Response(isBodiless ? null : request.responseText, { status: request.status, headers: headersOf(request) }));
    };
    if (watch.signal?.aborted === true) return callOff();
    watch.signal?.addEventListener('abort', callOff, { once: true });
    moved();
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
