import * as fc from 'fast-check';
import type { createMessageStore } from '../messageStore.ts';
import { ServerModel } from './serverModel.ts';
import { deliverAll, isOwn, storeSteps } from './storeSteps.ts';

/** Checks any sequence of steps: after every step, and at its end, a store shows what it has received. */
export const isAlwaysRight = (createStore: typeof createMessageStore) =>
  fc.property(fc.boolean(), fc.commands(storeSteps, { maxCommands: 60, size: 'max' }), (repeatsTempIds, commands) => {
    const model = new ServerModel(repeatsTempIds);
    const real = createStore({ isOwn, schedule: (run) => model.frames.push(run) });
    real.subscribe(() => {
      model.renders += 1;
    });
    fc.modelRun(() => ({ model, real }), commands);
    deliverAll(model, real);
  });
