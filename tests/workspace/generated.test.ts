import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = (name: string) => fileURLToPath(new URL(`../../packages/ui/scripts/${name}`, import.meta.url));

test.each(['generate-icons.mjs', 'generate-tokens.mjs'])('the files that %s writes are current', (name) => {
  expect(() => execFileSync(process.execPath, [script(name), '--check'], { stdio: 'pipe' })).not.toThrow();
});
