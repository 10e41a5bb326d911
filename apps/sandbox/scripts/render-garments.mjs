// Draws the garments of packages/ui as the PNG pictures of the demo products.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';

const drawings = new URL('../../../packages/ui/assets/garments/', import.meta.url);
const pictures = new URL('../garments/', import.meta.url);

// Half of each colour's levels are enough for a thumbnail, and save a third of the bytes.
const levels = Array.from({ length: 128 }, (_, level) => (level / 127).toFixed(4)).join(' ');
const transfer = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="discrete" tableValues="${levels}"/>`).join('');
const fewerColors = `<svg width="0" height="0"><filter id="fewer" color-interpolation-filters="sRGB"><feComponentTransfer>${transfer}</feComponentTransfer></filter></svg>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 500, height: 600 } });
for (const file of await readdir(drawings)) {
  const drawing = await readFile(new URL(file, drawings), 'utf8');
  await page.setContent(`<style>body { margin: 0 } svg { display: block } body > :last-child { filter: url(#fewer) }</style>${fewerColors}${drawing}`);
  await page.screenshot({ path: fileURLToPath(new URL(file.replace('.svg', '.png'), pictures)) });
}
await browser.close();
