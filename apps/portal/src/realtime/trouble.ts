import { Problem } from '@valise/contract';
import type { LiveFault } from '@valise/ui/ConnectionStrip';

/** Why no events arrive at present. */
export interface Trouble {
  /** The part that fails. The time of a trouble begins anew with another part. */
  part: 'socket' | 'channel';
  fault: LiveFault;
  /** The address and its answer, for the person who runs the host. */
  detail: string;
  /** How long it may last before the user is told, in ms. */
  patienceMs: number;
}

/** The time to connect and to join the channels. The user is told within ten seconds. */
const PATIENCE_MS = 8000;
/** The time to connect again, during which the strip says 'Reconnecting…'. */
const RECONNECT_MS = 30_000;

/** What the service of the sockets says when it closes one or refuses a subscription. */
export interface SocketError {
  code: number | null;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads an error event of pusher-js, which nests those of a failed connection. */
export function readSocketError(event: unknown): SocketError | null {
  if (!isRecord(event)) return null;
  if (isRecord(event.error)) return readSocketError(event.error);
  const { code, message } = isRecord(event.data) ? event.data : {};
  if (typeof code !== 'number' && typeof message !== 'string') return null;
  return { code: typeof code === 'number' ? code : null, message: typeof message === 'string' ? message : '' };
}

const said = ({ code, message }: SocketError) => [code, message].filter((part) => part !== null && part !== '').join(': ');

/** Codes from 4000 to 4099 mean that the same connection will be refused again, and those from 4300 are of applications. */
const isRejection = ({ code }: SocketError) => code !== null && ((code >= 4000 && code < 4100) || code >= 4300);

/** The trouble of a socket that is not open. */
export function socketTrouble(address: string, error: SocketError | null, hasConnected: boolean): Trouble {
  if (error !== null && isRejection(error)) {
    return { part: 'socket', fault: 'rejected', detail: `${address} closed the socket with ${said(error)}`, patienceMs: PATIENCE_MS };
  }
  const patienceMs = hasConnected ? RECONNECT_MS : PATIENCE_MS;
  return { part: 'socket', fault: 'closed', detail: `the socket at ${address} does not open`, patienceMs };
}

/** The last answer to a channel's authorisation: none yet, a signature, or a failure. */
export type Authorised = { kind: 'pending' | 'signed' } | { kind: 'failed'; cause: unknown };

/** The trouble of a channel that has not been joined although the socket is open. */
export function channelTrouble(addresses: { authorization: string; socket: string }, authorised: Authorised, error: SocketError | null): Trouble {
  const trouble = (fault: LiveFault, detail: string): Trouble => ({ part: 'channel', fault, detail, patienceMs: PATIENCE_MS });
  if (authorised.kind === 'signed') {
    return trouble('rejected', `${addresses.socket} accepts no subscription${error === null ? '' : ` (${said(error)})`}`);
  }
  const request = `POST ${addresses.authorization}`;
  const { kind, status } = authorised.kind === 'failed' && authorised.cause instanceof Problem ? authorised.cause : {};
  if (kind === 'unreadable') return trouble('unreadable', `${request} answered ${status} without a signature`);
  if (status === undefined) return trouble('unreadable', `${request} did not answer`);
  const isMissing = status === 404 || status === 405;
  return trouble(isMissing ? 'missing' : status < 500 ? 'refused' : 'unreadable', `${request} answered ${status}`);
}
