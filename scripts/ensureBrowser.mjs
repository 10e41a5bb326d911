import { readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { binOf, run } from './workspace.mjs';

function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium to test in. Without one on the machine, Playwright's is downloaded, else, as root on Debian or
 * Ubuntu, the distribution's package is installed. Throws an error that names what to install when neither works.
 */
export async function ensureBrowser() {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log("No Chromium or Chrome found: downloading Playwright's …");
  const downloaded = await run(process.execPath, [binOf('playwright'), 'install', 'chromium'], { timeout: 180_000 });
  const own = downloaded === 0 ? findChromium() : undefined;
  if (own !== undefined) return own;

  if (process.getuid?.() === 0 && isDebianLike()) {
    console.log("The download failed: installing the distribution's chromium package with apt-get, as root …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('The tests need a browser: install Chromium or Google Chrome, or set CHROME_PATH to one.');
}
