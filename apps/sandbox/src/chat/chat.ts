import { liveEvents, type SupportMessageWire, ticketChannel } from '@valise/contract';
import type { Background } from '../background.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { type ChatSwitches, changedChatSwitches, noChatSwitches } from './chatSwitches.ts';
import { createDelivery, type Delivery } from './delivery.ts';

export interface Chat {
  switches: ChatSwitches;
  /** Changes switches; false when the change cannot be read. Turning `hold` off releases the held events and answers. */
  change: (change: unknown) => boolean;
  /** Sends a message to all subscribers of its ticket. */
  broadcast: (ticketId: number, message: SupportMessageWire) => void;
  /** Resolves when the answer to a sent message may leave; false when the answer is lost. */
  answer: () => Promise<boolean>;
  events: Delivery;
  answers: Delivery;
  /** Runs a function after this many milliseconds, unless the chat is reset before. */
  later: (delayMs: number, work: () => void) => void;
  /** Cancels everything pending and resets every switch. */
  reset: () => void;
}

const everyIndex = (delivery: Delivery) => Array.from({ length: delivery.held() }, (_, index) => index);

/** Sends the chat's events and answers, with the switches that disturb them. */
export function createChat({ realtime, background }: { realtime: Realtime; background: Background }): Chat {
  const start = () => structuredClone(noChatSwitches);
  const switches = start();
  const events = createDelivery(() => switches.events);
  const answers = createDelivery(() => switches.answers);
  const timers = new Set<NodeJS.Timeout>();
  const { names: [namespaced = '', bare = ''], payload } = liveEvents.supportMessageSent;

  return {
    switches,
    events,
    answers,
    change(change) {
      const changed = changedChatSwitches(switches, change);
      if (changed === undefined) return false;
      Object.assign(switches, changed);
      if (!switches.events.hold) events.release(everyIndex(events));
      if (!switches.answers.hold) answers.release(everyIndex(answers));
      return true;
    },
    broadcast(ticketId, message) {
      const event = { names: [switches.eventName === 'bare' ? bare : namespaced], payload };
      const sent = switches.payload === 'nested' ? { message } : message;
      const send = () => realtime.broadcast(ticketChannel(String(ticketId)), event, sent, switches.ticketChannel);
      events.send({ arrive: () => background.run('A message’s event', send), lose: () => undefined });
    },
    answer: () => new Promise((resolve) => void answers.send({ arrive: () => resolve(true), lose: () => resolve(false) })),
    later(delayMs, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, delayMs);
      timers.add(timer.unref());
    },
    reset() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      events.clear();
      answers.clear();
      Object.assign(switches, start());
    },
  };
}
