import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../../browsers/engines/child.ts';
import type { SpeechPrograms } from '../../../scripts/ensureSpeech.mjs';

export interface Desktop {
  /** For every program on it. */
  env: NodeJS.ProcessEnv;
  /** A folder of its own, removed with it. */
  folder: string;
  end: () => Promise<void>;
}

/** Starts a display without a screen, and a bus of its own over which programs tell a screen reader what they show. */
export async function startDesktop({ display, bus, accessibility }: SpeechPrograms): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'valise-speech-'));
  const children: Child[] = [];
  const end = async () => {
    for (const child of children.toReversed()) await child.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const screen = new Child(display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    children.push(screen);
    const [number] = await screen.written(/^\d+$/m);
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      GSETTINGS_BACKEND: 'memory',
      LANG: 'en_US.UTF-8',
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en',
      TZ: 'UTC',
    };
    const session = new Child(bus, ['--session', '--nofork', '--nopidfile', '--print-address=1'], { env });
    children.push(session);
    const [address] = await session.written(/^unix:\S+$/m);
    env.DBUS_SESSION_BUS_ADDRESS = address;
    children.push(new Child(accessibility, ['--launch-immediately', '--a11y=1', '--screen-reader=1'], { env }));
    return { env, folder, end };
  } catch (error) {
    await end();
    throw error;
  }
}
