import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, onPath } from './ensurePackages.mjs';

/** Debian's Firefox, or Ubuntu's and others'. */
export const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox');

/** WebKitGTK's driver with its browser and the display that they are shown on. Undefined when one of them is missing. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].flatMap((platform) =>
    ['4.1', '6.0', '4.0'].flatMap((version) => ['lib', 'libexec'].map((folder) => join('/usr', folder, platform, `webkit2gtk-${version}`, 'MiniBrowser'))),
  );
  const browser = folders.find(existsSync);
  const display = onPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/**
 * Installs the browsers of other engines from the distribution's packages, if they are missing and root can. Returns the names of
 * those that are there.
 * @returns {Promise<string[]>}
 */
export async function ensureEngines() {
  await ensurePackages([...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'])]);
  return [...(findFirefox() ? ['firefox'] : []), ...(findWebKit() ? ['webkit'] : [])];
}
