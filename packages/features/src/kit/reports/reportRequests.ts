import { type Client, Problem } from '@valise/contract';
import { requestLine } from './lines.ts';
import type { Reports } from './reports.ts';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

/** A client that also reports calls that fail. A call that was aborted is none. */
export function reportRequests(client: Client, reports: Pick<Reports, 'add'>): Client {
  const call: Call = async (...args) => {
    const startedAt = performance.now();
    try {
      return await client.call(...args);
    } catch (problem) {
      if (!(problem instanceof Problem && problem.kind === 'aborted')) reports.add('request', requestLine(args[0], problem, performance.now() - startedAt));
      throw problem;
    }
  };
  return { addressOf: client.addressOf, call: call as Client['call'] };
}
