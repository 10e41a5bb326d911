import type { DeliveryFaults } from './chatSwitches.ts';

/** An event or an answer on its way: it arrives or is lost. */
export interface Parcel {
  arrive: () => void;
  lose: () => void;
}

export interface Delivery {
  /** Sends a parcel through the faults of that moment. */
  send: (parcel: Parcel) => void;
  /** How many are held. */
  held: () => number;
  /** Releases the held parcels in this order of their indexes, which count from 0 and may repeat. Those that it omits are lost. */
  release: (order: readonly number[]) => void;
  /** Loses every pending parcel. */
  clear: () => void;
}

/** @param faults read for each parcel; its counts are decremented */
export function createDelivery(faults: () => DeliveryFaults): Delivery {
  let held: Parcel[] = [];
  const delayed = new Map<NodeJS.Timeout, Parcel>();

  function later(parcel: Parcel, delayMs: number) {
    const timer = setTimeout(() => {
      delayed.delete(timer);
      parcel.arrive();
    }, delayMs);
    timer.unref();
    delayed.set(timer, parcel);
  }

  function isNext(fault: 'lose' | 'double'): boolean {
    const present = faults();
    if (present[fault] === 0) return false;
    present[fault] -= 1;
    return true;
  }

  return {
    send(parcel) {
      const { delayMs, hold } = faults();
      if (hold) return void held.push(parcel);
      if (isNext('lose')) return parcel.lose();
      const times = isNext('double') ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        if (delayMs === 0) parcel.arrive();
        else later(parcel, delayMs);
      }
    },
    held: () => held.length,
    release(order) {
      const released = held;
      held = [];
      for (const index of order) released[index]?.arrive();
      for (const [index, parcel] of released.entries()) if (!order.includes(index)) parcel.lose();
    },
    clear() {
      const lost = [...held, ...delayed.values()];
      for (const timer of delayed.keys()) clearTimeout(timer);
      held = [];
      delayed.clear();
      for (const { lose } of lost) lose();
    },
  };
}
