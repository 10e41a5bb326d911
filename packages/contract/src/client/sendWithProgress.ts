import type { UploadWatch } from '../endpoint/encoding.ts';
import { abortReasonOf } from './deadline.ts';

/** Sends an upload like fetch. Only XMLHttpRequest reports how much of a body has been sent. */
export function sendWithProgress(address: string, init: RequestInit, watch: UploadWatch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const onAbort = () => fail(abortReasonOf(watch.signal));
    const settle = () => {
      clearTimeout(stall);
      watch.signal?.removeEventListener('abort', onAbort);
    };
    const fail = (reason: Error) => {
      settle();
      reject(reason);
      request.abort();
    };
    const restartStall = () => {
      clearTimeout(stall);
      stall = setTimeout(() => fail(new DOMException('The upload has stalled', 'TimeoutError')), watch.stallMs);
    };

    request.open(init.method ?? 'POST', address);
    request.withCredentials = true;
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      restartStall();
      if (event.lengthComputable && event.total > 0) watch.onProgress?.(event.loaded / event.total);
    };
    request.onprogress = restartStall;
    request.onerror = () => fail(new TypeError('The network failed'));
    request.onload = () => {
      settle();
      const isBodiless = [204, 205, 304].includes(request.status);
      resolve(new Response(isBodiless ? null : request.responseText, { status: request.status, headers: headersOf(request) }));
    };
    if (watch.signal?.aborted === true) return onAbort();
    watch.signal?.addEventListener('abort', onAbort, { once: true });
    restartStall();
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
