import { findChromium } from './chromium.mjs';
import { ensurePackages, onPath } from './ensurePackages.mjs';

/** @typedef {{ reader: string, display: string, bus: string, accessibility: string, keyboard: string }} SpeechPrograms */

/**
 * Orca, and what a desktop without a screen needs. Undefined when a part is missing.
 * @returns {SpeechPrograms | undefined}
 */
export function findSpeech() {
  const [reader, display, bus, keyboard] = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].map((name) => onPath(name));
  const accessibility = onPath('at-spi-bus-launcher', ['/usr/libexec', '/usr/lib/at-spi2-core']);
  return reader && display && bus && keyboard && accessibility && findChromium() ? { reader, display, bus, accessibility, keyboard } : undefined;
}

/** Installs the screen reader from the distribution's packages, if a part is missing and root can. */
export async function ensureSpeech() {
  if (!findSpeech()) await ensurePackages(['orca', 'xvfb', 'dbus', 'xdotool', 'at-spi2-core']);
  return findSpeech();
}
