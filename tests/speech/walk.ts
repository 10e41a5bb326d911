import type { SpeechPrograms } from '../../scripts/ensureSpeech.mjs';
import { Sandbox } from '../browsers/sandbox.ts';
import type { Desk, Step } from './desk.ts';
import { openBrowser } from './machine/browser.ts';
import { startDesktop } from './machine/desktop.ts';
import { Keyboard } from './machine/keyboard.ts';
import { Orca } from './machine/orca.ts';
import { untilSilent } from './machine/silence.ts';
import { withoutNoise } from './record.ts';

const PATIENCE_MS = 60_000;

/** Goes through a flow on the built portal, and adds what Orca says in each step to a record. Whatever it starts it ends. */
export async function walk(flow: readonly Step[], programs: SpeechPrograms, port: number, record: Map<string, readonly string[]>): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  try {
    const sandbox = await Sandbox.start(port);
    ends.push(sandbox.end);
    const desktop = await startDesktop(programs);
    ends.push(desktop.end);
    const { page, end } = await openBrowser(`${sandbox.origin}/login`, desktop);
    ends.push(end);
    page.setDefaultTimeout(PATIENCE_MS);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // An Orca that is there before the page may take it for loading for ever, and then leaves out half.
    const orca = await Orca.start(programs.reader, desktop);
    ends.push(orca.end);
    const keyboard = new Keyboard(programs.keyboard, desktop, orca);
    await untilSilent(page, orca);
    orca.takeSaid();
    const jumpTo: Desk['jumpTo'] = async (target) => {
      await target.focus();
      await untilSilent(page, orca);
    };
    for (const { title, run } of flow) {
      await run({ page, sandbox, keyboard, jumpTo });
      await untilSilent(page, orca);
      record.set(title, withoutNoise(orca.takeSaid(), keyboard.typed));
    }
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
