import type { ComponentType } from 'react';
import { fn } from 'storybook/test';

/** Called with each request for the code of a story. */
export const requests = fn().mockName('request');

/** Returns a `load` that rejects as many times, and resolves to the component from then on. */
export function failing<Props>(times: number, component: ComponentType<Props>) {
  let left = times;
  return async () => {
    requests();
    if (left > 0) {
      left -= 1;
      throw new Error('offline');
    }
    return component;
  };
}
