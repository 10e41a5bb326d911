import { existsSync, readFileSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium.mjs';
import { binOf, run } from './workspace.mjs';

function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export const canInstall = process.getuid?.() === 0 && isDebianLike();

/**
 * Installs packages as root.
 * @param {string | string[]} names of Debian or Ubuntu packages
 * @param {number} [timeout] of each of its two steps, in ms @default no timeout
 */
export async function installPackage(names, timeout) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', ...[names].flat()], options);
}

/** Throws an error that names the package to install, when no browser is there and none can be installed. */
async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log("No Chromium or Chrome found: downloading Playwright's …");
  const downloaded = await run(process.execPath, [binOf('playwright'), 'install', 'chromium'], { timeout: 180_000 });
  const own = downloaded === 0 ? findChromium() : undefined;
  if (own !== undefined) return own;

  if (canInstall) {
    console.log("The download failed: installing the distribution's chromium package with apt-get, as root …");
    await installPackage('chromium');
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('The tests need a browser: install Chromium or Google Chrome, or set CHROME_PATH to one.');
}

/**
 * The path of a Chromium to test in. If the machine has none, Playwright's is downloaded. If that fails, root on Debian or Ubuntu
 * installs the distribution's package, together with its headless shell if it has one.
 */
export async function ensureBrowser() {
  const path = await ensureChromium();
  if (canInstall && !process.env.CHROME_PATH && !existsSync(headlessShell)) {
    console.log('Installing the chromium-headless-shell package with apt-get, as root, which makes the tests faster …');
    await installPackage('chromium-headless-shell', 180_000);
  }
  return path;
}
