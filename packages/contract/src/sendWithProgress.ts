import { Problem } from './problem.ts';

interface UploadWatch {
  signal?: AbortSignal;
  /** Share that has left, 0 to 1. */
  onProgress: (share: number) => void;
  /** The upload fails as timed out when nothing moves for this long, in milliseconds. */
  stallMs: number;
}

/** As fetch, for an upload: fetch tells nothing of a body under way, XMLHttpRequest does. */
export function sendWithProgress(address: string, init: RequestInit, watch: UploadWatch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const failAs = (kind: 'timeout' | 'unreachable' | 'aborted') => () => {
      clearTimeout(stall);
      reject(new Problem(kind));
    };
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        failAs('timeout')();
        request.abort();
      }, watch.stallMs);
    };

    request.open(init.method ?? 'POST', address);
    request.withCredentials = true;
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable) watch.onProgress(event.loaded / event.total);
    };
    request.onprogress = moved;
    request.onerror = failAs('unreachable');
    request.onabort = failAs('aborted');
    request.onload = () => {
      clearTimeout(stall);
      const headers = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const colon = line.indexOf(':');
        if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      const hasBody = ![101, 204, 205, 304].includes(request.status);
      resolve(new Response(hasBody ? request.responseText : null, { status: request.status, headers }));
    };
    watch.signal?.addEventListener('abort', () => request.abort(), { once: true });
    moved();
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}
