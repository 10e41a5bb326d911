import { liveEvents, readEvent, type SupportMessage, type SupportMessageWire, ticketChannel } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { fireEvent, within } from 'storybook/test';
import { fakeRealtime } from '../../../kit/testing/fakeRealtime.ts';
import type { ThreadRow } from '../../messageStore/rowsOf.ts';
import { ServerModel } from '../../messageStore/testing/serverModel.ts';
import { check, checkRows, lostTexts } from '../../messageStore/testing/storeSteps.ts';

const wireOf = ({ id, tempId, message, senderId, senderType, createdAt, status, isTemporary }: SupportMessage): SupportMessageWire => ({
  id,
  ...(tempId === null ? {} : { tempId }),
  message,
  sender_id: senderId,
  sender_type: senderType,
  created_at: createdAt,
  status,
  temp: isTemporary,
});

const statuses = { Pending: 'pending', Sent: 'sent', Failed: 'failed' } as const;

/** Reads a row from an item of the thread. A message of somebody else shows no status, so it counts as sent. */
function rowOf(item: Element): Pick<ThreadRow, 'key' | 'text' | 'status'> {
  const word = /Pending|Sent|Failed/.exec(item.querySelector('div > p:last-child')?.textContent ?? '')?.[0] as keyof typeof statuses | undefined;
  return { key: item.getAttribute('data-key') ?? '', text: item.querySelector('[dir]')?.textContent ?? '', status: word === undefined ? 'sent' : statuses[word] };
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (cause: unknown) => void;
}

/** A mounted container of one ticket, its server, and what its screen shows. */
export class ShownChat {
  readonly server: ServerModel;
  readonly live = fakeRealtime();
  readonly id: string;
  /** The text of the field. */
  typed = '';
  /** Ids of messages that were shown twice at any moment. */
  readonly repeated: string[] = [];
  readonly #canvas: HTMLElement;
  readonly #sends = new Map<string, Waiting>();
  readonly #threads = new Map<number, Waiting>();
  readonly #items = new Map<string, Element>();

  constructor(id: string, repeatsTempIds: boolean, canvas: HTMLElement) {
    this.id = id;
    this.server = new ServerModel(repeatsTempIds);
    this.#canvas = canvas;
  }

  /** The handler of the request for a thread. It waits until the test answers. */
  thread = () => {
    const requestedAt = this.#threads.size + 1;
    this.server.threads.push({ requestedAt, messages: null });
    return new Promise<readonly SupportMessage[]>((resolve, reject) => this.#threads.set(requestedAt, { resolve, reject })).then((messages) => messages.map(wireOf));
  };

  /** The handler of the request that sends a message. It waits until the test answers. */
  send = ({ message, tempId = '' }: { message: string; tempId?: string }) => {
    this.server.started({ tempId, text: message });
    return new Promise<SupportMessage>((resolve, reject) => this.#sends.set(tempId, { resolve, reject })).then(wireOf);
  };

  /** The model's server calls these when something arrives. */
  readonly arrivals = {
    receiveThread: (requestedAt: number, messages: readonly SupportMessage[]) => this.#threads.get(requestedAt)?.resolve(messages as never),
    confirm: (tempId: string, message: SupportMessage) => this.#sends.get(tempId)?.resolve(message as never),
    fail: (tempId: string) => {
      if (lostTexts(this.server).includes(tempId) && this.typed === '') {
        this.typed = this.server.written.get(tempId) ?? '';
        this.server.resolved.add(tempId);
      }
      this.#sends.get(tempId)?.reject(new Refusal(500, 'Server Error'));
    },
  };

  loseThread(requestedAt: number) {
    this.#threads.get(requestedAt)?.reject(new Refusal(500, 'Server Error'));
  }

  /** An event's message is shown with the next frame. */
  receiveEvent(message: SupportMessage) {
    this.server.receive(message);
    this.live.send(ticketChannel(this.id), readEvent(liveEvents.supportMessageSent, wireOf(message)));
  }

  get #log() {
    return within(this.#canvas).getByRole('log');
  }

  get #field() {
    return within(this.#canvas).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  }

  get isOpen() {
    return this.#canvas.querySelector('[role=log]') !== null;
  }

  type(text: string) {
    this.typed = text;
    fireEvent.change(this.#field, { target: { value: text } });
  }

  pressEnter() {
    this.typed = '';
    fireEvent.keyDown(this.#field, { key: 'Enter' });
  }

  pressRetry() {
    const [key] = lostTexts(this.server);
    if (key !== undefined) this.server.resolved.add(key);
    fireEvent.click(within(this.#canvas).getAllByRole('button', { name: 'Retry' })[0]!);
  }

  rows = () => [...this.#log.querySelectorAll('li')].map(rowOf);

  /** Records a message that is shown twice, even for one frame. */
  watch(): () => void {
    const observer = new MutationObserver(() => {
      if (!this.isOpen) return;
      const ids = this.rows().map(({ key }) => this.server.stored.find(({ message, sentAs }) => message.id === key || sentAs === key)?.message.id ?? key);
      this.repeated.push(...ids.filter((id, place) => ids.indexOf(id) !== place));
    });
    observer.observe(this.#canvas, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-key'] });
    return () => observer.disconnect();
  }

  /** Checks what must be true of the screen after every step. */
  check() {
    checkRows(this.server, this.rows());
    check(this.repeated.length === 0, `${this.repeated} were shown twice`);
    for (const item of this.#log.querySelectorAll('li')) {
      const { key } = rowOf(item);
      check((this.#items.get(key) ?? item) === item, `the row of ${key} was made again`);
      this.#items.set(key, item);
    }
    check(this.#field.value === this.typed, `the field has '${this.#field.value}', not '${this.typed}'`);
    const offered = within(this.#canvas).queryAllByText(/^Not sent:/).map(({ textContent }) => textContent?.replace('Not sent:', '').trim());
    const lost = lostTexts(this.server).map((key) => this.server.written.get(key));
    check(String(offered) === String(lost), `'${offered}' are offered, and '${lost}' failed`);
  }
}
