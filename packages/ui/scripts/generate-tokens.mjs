// Writes src/theme/tokens.ts from tokens/tokens.json (W3C DTCG). Run after the tokens change: pnpm --filter @valise/ui tokens
// `--check` compares instead of writing and exits 1 when they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../tokens/tokens.json', import.meta.url));
const target = fileURLToPath(new URL('../src/theme/tokens.ts', import.meta.url));
const tokens = JSON.parse(readFileSync(source, 'utf8'));

const isToken = (node) => node !== null && typeof node === 'object' && '$value' in node;
const names = (group) => Object.keys(group).filter((name) => !name.startsWith('$'));

function resolve(value) {
  const path = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (path === undefined) return value;
  return resolve(path.split('.').reduce((node, name) => node[name], tokens).$value);
}

function color(value) {
  const resolved = resolve(value);
  if (resolved.hex !== undefined && resolved.alpha === 1) return resolved.hex;
  const [lightness, chroma, hue] = resolved.components;
  return `oklch(${lightness} ${chroma} ${hue} / ${Number(resolved.alpha.toFixed(3))})`;
}

function colors(light, dark) {
  return Object.fromEntries(
    names(light).map((name) => [
      name,
      isToken(light[name])
        ? { light: color(light[name].$value), dark: color(dark[name].$value) }
        : colors(light[name], dark[name]),
    ]),
  );
}

// Text sizes and lengths that should grow with the reader's font size are rem; hairlines and offsets stay px.
const rem = ({ value }) => (value === 0 ? '0' : `${value / 16}rem`);
const px = ({ value }) => (value === 0 ? '0' : `${value}px`);
const scale = (group, write) =>
  Object.fromEntries(names(group).map((name) => [name, write(resolve(group[name].$value))]));

const shadow = (mode) =>
  Object.fromEntries(
    names(tokens.shadow[mode]).map((name) => [
      name,
      tokens.shadow[mode][name].$value.map((part) => ({
        offset: [part.offsetX, part.offsetY, part.blur, part.spread].map(px).join(' '),
        color: color(part.color),
      })),
    ]),
  );
const shadows = () => {
  const light = shadow('light');
  const dark = shadow('dark');
  return Object.fromEntries(
    names(light).map((name) => [
      name,
      light[name].map((part, index) => ({ offset: part.offset, light: part.color, dark: dark[name][index].color })),
    ]),
  );
};

const typography = () =>
  Object.fromEntries(
    names(tokens.typography).map((name) => {
      const style = tokens.typography[name];
      const value = style.$value;
      const isDisplay = value.fontFamily === '{font.family.display}';
      const tracking = style.$extensions?.['club.valise']?.trackingEm;
      return [
        name,
        {
          fontFamily: isDisplay ? 'display' : 'text',
          fontSize: `${value.fontSize.value}rem`,
          lineHeight: String(value.lineHeight),
          fontWeight: String(value.fontWeight),
          ...(tracking === undefined || tracking === '0' || tracking === '0em' ? {} : { letterSpacing: tracking }),
        },
      ];
    }),
  );

const values = {
  color: colors(tokens.color.light, tokens.color.dark),
  shadow: shadows(),
  fontFamily: Object.fromEntries(
    names(tokens.font.family).map((name) => [
      name,
      tokens.font.family[name].$value.map((family) => (/[\s]/.test(family) ? `"${family}"` : family)).join(', '),
    ]),
  ),
  typography: typography(),
  space: scale(tokens.space, rem),
  radius: scale(tokens.radius, px),
  size: scale(tokens.size, rem),
  breakpoint: scale(tokens.breakpoint, px),
  container: scale(tokens.container, px),
  borderWidth: scale(tokens.borderWidth, px),
  focusOffset: scale(tokens.focusOffset, px),
  zIndex: scale(tokens.zIndex, String),
  duration: scale(tokens.motion.duration, ({ value }) => `${value}ms`),
  easing: scale(tokens.motion.easing, (points) => `cubic-bezier(${points.join(', ')})`),
};

const written = `// Written by scripts/generate-tokens.mjs from tokens/tokens.json. Change the tokens, not this file.\n\nexport const tokens = ${JSON.stringify(values, null, 2)} as const;\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== written) {
    console.error('src/theme/tokens.ts does not match tokens/tokens.json: run pnpm --filter @valise/ui tokens');
    process.exit(1);
  }
} else writeFileSync(target, written);
