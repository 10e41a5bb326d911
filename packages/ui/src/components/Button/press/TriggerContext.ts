import { createContext, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

/** Makes a button the trigger of an overlay. */
export interface Trigger {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Read by every button below it. */
export const TriggerContext = createContext<Trigger | null>(null);
