import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './engines/engine.ts';
import { Desk, type Journey } from './journey.ts';
import { Sandbox } from './sandbox.ts';

/** Runs journeys in one browser, each with fresh data and an empty profile. Build the portal first. */
export function runJourneys(start: () => Promise<Engine>, port: number, journeys: readonly Journey[]) {
  let engine: Engine;
  let sandbox: Sandbox;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    sandbox = await Sandbox.start(port);
    ends.push(() => sandbox.end());
    engine = await start();
    ends.push(() => engine.close());
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  test.each(journeys)('$title', async ({ title, run }) => {
    await sandbox.reset();
    const desk = await Desk.open(await engine.newProfile(), sandbox);
    try {
      await run(desk);
      expect(await desk.problems(), 'errors and violations').toEqual([]);
    } catch (error) {
      await desk.pictureAll(`failed, ${title}`).catch(() => {});
      throw error;
    } finally {
      await desk.close();
    }
  });
}
