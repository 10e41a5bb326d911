import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  /** Addresses of another site: one with another host name, one with the portal's host and another port. */
  addresses: readonly string[];
  close: () => Promise<void>;
}

/** An empty page at an origin that is not the portal's. */
export async function serveForeignPage(): Promise<ForeignPage> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Another site</title><iframe name="target"></iframe>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addresses: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
