/** The limits and the listener of an upload. */
export interface UploadWatch {
  signal?: AbortSignal;
  /** Receives the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The upload fails as timed out when there is no progress for this long, in milliseconds. */
  stallMs: number;
}

/** How a body that is not JSON is written and sent. Endpoints import their encoding, so that only uploads load its code. */
export interface Encoding {
  /** The media type of the `Content-Type` header, without parameters. A server accepts no other. */
  readonly mediaType: string;
  encode(wire: unknown): BodyInit;
  /** Works like fetch, with progress. Browsers only. */
  send(address: string, request: RequestInit, watch: UploadWatch): Promise<Response>;
}
