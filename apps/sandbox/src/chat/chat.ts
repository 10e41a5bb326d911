import { liveEvents, type SupportMessageWire, ticketChannel } from '@valise/contract';
import type { Background } from '../background.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { type ChatSwitches, changedChatSwitches, noChatSwitches } from './chatSwitches.ts';
import { createDelivery, type Delivery } from './delivery.ts';

export interface Chat {
  switches: ChatSwitches;
  /** Sets what the change names; false when it cannot be read. What is held is let go once nothing holds it. */
  change: (change: unknown) => boolean;
  /** Sends a message to everyone who has subscribed to its ticket. */
  broadcast: (ticketId: number, message: SupportMessageWire) => void;
  /** Resolves once the answer to a sent message may leave; false when it is lost. */
  answer: () => Promise<boolean>;
  events: Delivery;
  answers: Delivery;
  /** Does something after so many milliseconds, unless it is reset before. */
  later: (delayMs: number, work: () => void) => void;
  /** Ends what is under way and sets every switch back. */
  reset: () => void;
}

const everyIndex = (delivery: Delivery) => Array.from({ length: delivery.held() }, (_, index) => index);

/** The chat's events and answers, and the switches that disturb them. */
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
