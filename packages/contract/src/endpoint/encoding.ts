/** The limits and the listener of an upload. */
export interface UploadWatch {
  signal?: AbortSignal;
  /** Receives the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The upload fails as timed out when there is no progress for this long, in milliseconds. */
  stallMs: number;
}

/** Another way of writing and sending a body than JSON. Endpoints import theirs, so that only those who upload pay for it. */
export interface Encoding {
  /** Of the `Content-Type` header, without parameters. A server takes no other. */
  readonly mediaType: string;
  encode(wire: unknown): BodyInit;
  /** Works like fetch, with progress. Browsers only. */
  send(address: string, request: RequestInit, watch: UploadWatch): Promise<Response>;
}
