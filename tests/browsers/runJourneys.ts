import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engines/engine.ts';
import { Desk, type Journey } from './journey.ts';
import { Sandbox } from './sandbox.ts';

/** Runs journeys in one browser, each with fresh data and an empty profile. Build the portal first. */
export function runJourneys(name: string, start: () => Promise<Engine>, port: number, journeys: readonly Journey[]) {
  describe(name, () => {
    let engine: Engine | undefined;
    let sandbox: Sandbox | undefined;

    beforeAll(async () => {
      sandbox = await Sandbox.start(port);
      engine = await start();
    });
    afterAll(async () => {
      await engine?.close();
      await sandbox?.end();
    });

    test.each(journeys)('$title', async ({ title, run }) => {
      await sandbox!.reset();
      const desk = await Desk.open(await engine!.newProfile(), sandbox!);
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
  });
}
