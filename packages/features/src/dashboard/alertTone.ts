import type { Tone } from '@valise/ui/StatusBadge';

const toneByWord: ReadonlyMap<string, Tone> = new Map([
  ['neutral', 'neutral'],
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['critical', 'critical'],
  ['brand', 'brand'],
  ['red', 'critical'],
  ['green', 'success'],
  ['orange', 'warning'],
  ['yellow', 'warning'],
  ['blue', 'info'],
  ['gray', 'neutral'],
  ['grey', 'neutral'],
]);

/** The lowest hue of each tone, in degrees. Violet and pink are neutral. */
const toneByHue: readonly (readonly [from: number, tone: Tone])[] = [
  [345, 'critical'],
  [265, 'neutral'],
  [175, 'info'],
  [70, 'success'],
  [16, 'warning'],
  [0, 'critical'],
];

/** A hex value with a lower saturation counts as gray. */
const LEAST_SATURATION = 0.2;

function channelsOf(hex: string): [red: number, green: number, blue: number] | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(hex)?.[1];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

function hexTone([red, green, blue]: [number, number, number]): Tone {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0 || range / most < LEAST_SATURATION) return 'neutral';
  const sixth = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  return toneByHue.find(([from]) => hue >= from)?.[1] ?? 'neutral';
}

/** The tone of an alert's `descriptionColor`: a tone's name, a common colour word or a hex value near one; else neutral. */
export function alertTone(descriptionColor: string): Tone {
  const word = descriptionColor.trim().toLowerCase();
  const channels = channelsOf(word);
  return channels === null ? (toneByWord.get(word) ?? 'neutral') : hexTone(channels);
}
