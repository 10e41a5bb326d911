import type { SupportMessage } from '@valise/contract';
import type { MessageStore, SentMessage } from '../messageStore.ts';
import type { Moment } from '../messageRules.ts';
import { aMessage } from './aMessage.ts';

export type Socket = 'down' | 'connected' | 'subscribed';

interface SendRequest {
  sent: SentMessage;
  /** The server's answer: the message, or 'failed'; null until it has processed the request. */
  answer: SupportMessage | 'failed' | null;
}

interface ThreadRequest {
  requestedAt: Moment;
  /** The server's answer; null until it has processed the request. */
  messages: readonly SupportMessage[] | null;
}

/** A model of a server, the network to one client and what that client has received. The test takes every step. */
export class ServerModel {
  /** Whether the server repeats temporary ids. */
  readonly repeatsTempIds: boolean;
  /** The server's messages, and the temporary id with which each was sent. */
  stored: { message: SupportMessage; sentAs: string | null }[] = [];
  sends: SendRequest[] = [];
  threads: ThreadRequest[] = [];
  /** Events that have not been delivered yet. */
  events: SupportMessage[] = [];
  /** Delivered events that no frame has shown yet. */
  waiting: SupportMessage[] = [];
  socket: Socket = 'down';
  count = 8;

  /** The ids received, in responses, answers and events that a frame has shown. */
  readonly received = new Set<string>();
  /** Ids that have been shown, and the key of their row. */
  readonly shown = new Map<string, string>();
  /** The texts in the order of writing, by their temporary id. */
  readonly written = new Map<string, string>();
  /** Temporary ids whose failed text was put back or sent again. */
  readonly resolved = new Set<string>();
  /** Temporary ids of sends whose failure the client knows. */
  readonly failed = new Set<string>();
  /** Temporary ids that the client has received in a message. */
  readonly delivered = new Set<string>();
  frames: (() => void)[] = [];
  renders = 0;

  constructor(repeatsTempIds: boolean) {
    this.repeatsTempIds = repeatsTempIds;
  }

  store(details: Partial<SupportMessage>, second: number, sentAs: string | null = null): SupportMessage {
    this.count += 1;
    const message = aMessage(String(this.count), second, { ...details, tempId: this.repeatsTempIds ? sentAs : null });
    this.stored.push({ message, sentAs });
    if (this.socket === 'subscribed') this.events.push(message);
    return message;
  }

  /** Records that the client has received a message. */
  receive(message: SupportMessage) {
    this.received.add(message.id);
    if (message.tempId !== null) this.delivered.add(message.tempId);
  }

  /** Applies delivered events. Every other change does this first. */
  receiveWaiting() {
    for (const message of this.waiting.splice(0)) this.receive(message);
  }

  frame() {
    this.receiveWaiting();
    for (const run of this.frames.splice(0)) run();
  }

  started(sent: SentMessage | null) {
    if (sent === null) return;
    this.receiveWaiting();
    this.written.set(sent.tempId, sent.text);
    this.sends.push({ sent, answer: null });
  }

  process(request: SendRequest, second: number, isStored: boolean) {
    if (request.answer !== null) return;
    const { tempId, text } = request.sent;
    request.answer = isStored ? this.store({ message: text, senderId: '7', senderType: 'Partner' }, second, tempId) : 'failed';
  }

  /** The answer arrives, or the request fails for the client: its answer is lost, or it never reached the server. */
  settle(request: SendRequest, store: Pick<MessageStore, 'fail' | 'confirm'>, isLost: boolean) {
    this.sends = this.sends.filter((other) => other !== request);
    const { sent, answer } = request;
    this.receiveWaiting();
    if (isLost || answer === null || answer === 'failed') {
      if (!this.delivered.has(sent.tempId)) this.failed.add(sent.tempId);
      store.fail(sent.tempId);
    } else {
      this.receive(answer);
      this.delivered.add(sent.tempId);
      store.confirm(sent.tempId, answer);
    }
  }

  requestThread(store: MessageStore) {
    this.threads.push({ requestedAt: store.requestThread(), messages: null });
  }

  /** In any order, as servers do. */
  processThread(request: ThreadRequest) {
    request.messages ??= this.stored.map(({ message }) => message).toReversed();
  }

  deliverThread(request: ThreadRequest, store: Pick<MessageStore, 'receiveThread'>) {
    this.threads = this.threads.filter((other) => other !== request);
    this.receiveWaiting();
    for (const message of request.messages ?? []) this.receive(message);
    store.receiveThread(request.requestedAt, request.messages ?? []);
  }
}
