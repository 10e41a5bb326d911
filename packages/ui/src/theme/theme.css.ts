import { assignVars, globalStyle } from '@vanilla-extract/css';
import { base, reset } from './layers.css.ts';
import { media, text } from './mixins.ts';
import { tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

type Themed = { readonly light: string; readonly dark: string };
type Shadow = readonly ({ readonly offset: string } & Themed)[];

const lightDark = ({ light, dark }: Themed) => (light === dark ? light : `light-dark(${light}, ${dark})`);
const shadowOf = (shadow: Shadow) => shadow.map((part) => `${part.offset} ${lightDark(part)}`).join(', ');

type Valued<Group> = { [Name in keyof Group]: Group[Name] extends Themed ? string : Valued<Group[Name]> };
function valuesOf<Group extends object>(group: Group): Valued<Group> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, 'light' in value ? lightDark(value) : valuesOf(value)]),
  ) as Valued<Group>;
}

// One declaration per colour serves both themes: light-dark() follows the nearest `color-scheme`, so a part of a
// page may use the other theme. The part repeats it for apps whose build compiles light-dark() to custom
// properties, because those are computed at their declaration.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [base]: {
      vars: {
        ...assignVars(vars.color, valuesOf(tokens.color)),
        ...assignVars(vars.shadow, {
          none: shadowOf(tokens.shadow.none),
          raised: shadowOf(tokens.shadow.raised),
          popover: shadowOf(tokens.shadow.popover),
          dialog: shadowOf(tokens.shadow.dialog),
          drawer: shadowOf(tokens.shadow.drawer),
        }),
      },
    },
  },
});
globalStyle(':root, [data-theme]', {
  '@layer': {
    [base]: {
      '@media': { [media.forcedColors]: { vars: { [vars.color.focus.ring]: 'Highlight', [vars.color.sidebar.marker]: 'Highlight' } } },
    },
  },
});
globalStyle(':root', {
  '@layer': {
    [base]: {
      colorScheme: 'light dark',
      accentColor: vars.color.accent.rest,
      scrollPaddingBlock: vars.space[20],
      WebkitTextSizeAdjust: '100%',
    },
  },
});
globalStyle('[data-theme="light"]', { '@layer': { [base]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [base]: { colorScheme: 'dark' } } });
// Print always uses the light theme.
globalStyle(':root, [data-theme]', { '@layer': { [base]: { '@media': { [media.print]: { colorScheme: 'light' } } } } });

globalStyle('body', { '@layer': { [base]: text('body') } });
globalStyle('body, [data-theme]', {
  '@layer': {
    [base]: {
      color: vars.color.text.primary,
      background: vars.color.background.canvas,
      '@media': { [media.print]: { background: vars.color.background.raised } },
    },
  },
});
globalStyle('*, ::before, ::after', { '@layer': { [reset]: { boxSizing: 'border-box', margin: 0, padding: 0 } } });
globalStyle('*, ::before, ::after', {
  '@layer': { [reset]: { '@media': { [media.reducedMotion]: { transitionProperty: 'opacity !important' } } } },
});
globalStyle('img, svg, video', { '@layer': { [reset]: { display: 'block', maxInlineSize: '100%' } } });
// In forced colours an icon would otherwise keep its own colour.
globalStyle('svg', { '@layer': { [reset]: { '@media': { [media.forcedColors]: { color: 'inherit !important' } } } } });
globalStyle('ol, ul', { '@layer': { [reset]: { listStyle: 'none' } } });
globalStyle('fieldset', { '@layer': { [reset]: { border: 0, minInlineSize: 0 } } });
globalStyle('button, input, textarea, select', { '@layer': { [reset]: { font: 'inherit', color: 'inherit' } } });
globalStyle('button', { '@layer': { [reset]: { background: 'none', border: 0 } } });
globalStyle('a', { '@layer': { [reset]: { color: 'inherit', textDecoration: 'none' } } });
globalStyle('h1, h2, h3, h4, h5, h6', { '@layer': { [reset]: { font: 'inherit' } } });
globalStyle('table', { '@layer': { [reset]: { borderCollapse: 'collapse', borderSpacing: 0 } } });
globalStyle('[hidden]', { '@layer': { [reset]: { display: 'none' } } });

// A right-to-left name in these elements does not change the order of the digits and signs beside it.
globalStyle('a, button, th, td, li, dt, dd, h1, h2, h3, h4, [role="alert"], [role="status"]', {
  '@layer': { [base]: { unicodeBidi: 'isolate' } },
});

// Focusable elements that are no controls (a heading after a route change, a scroll box) show the same ring.
globalStyle(':focus-visible', {
  '@layer': {
    [base]: {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.focusOffset.default,
    },
  },
});
