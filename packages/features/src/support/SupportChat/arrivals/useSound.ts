'use client';
import { lazyModule } from '@valise/ui/lazyPart';
import { useState } from 'react';
import { storedEntry } from '../../../kit/storage.ts';

const chime = lazyModule(() => import('./chime.ts'));

/** Whether a new message makes a sound, stored per browser. Off at first. */
const choice = storedEntry<boolean>('chatSound', { storage: 'local', parse: (json) => (json === true ? true : undefined), fallback: false, isChoice: true });

async function play() {
  try {
    (await chime()).playChime();
  } catch (problem) {
    console.warn('The sound of a new message could not be played', problem);
  }
}

/** The sound of new messages. Turning it on plays it once. */
export function useSound() {
  const [isOn, setOn] = useState(choice.read);
  return {
    isOn,
    choose(next: boolean) {
      setOn(next);
      if (next) {
        choice.write(true);
        void play();
      } else {
        choice.remove();
      }
    },
    play: () => {
      if (isOn) void play();
    },
  };
}
