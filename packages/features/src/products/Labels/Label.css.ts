import { createVar } from '@vanilla-extract/css';
import { screenStyle, tabular, text, vars } from '@valise/ui/theme';
import { type LabelSize, type LabelSizeName, labelSizes } from './labelSizes.ts';

/** A millimetre on paper. In a preview it is shorter. */
export const mm = createVar();

const onPaper = (length: number) => `calc(${length} * ${mm})`;
/** A typographic point, the unit of label type in DESIGN.md. */
const points = (length: number) => onPaper(Number((length * 0.3528).toFixed(4)));
const type = (size: number, line: number, fontWeight: number) => ({ fontSize: points(size), lineHeight: points(line), fontWeight });

// Lengths for print.
const pad = 1.7;
const gap = 1.5;

// Black on white in every theme: scanners need it, and label printers have no other ink.
const ink = 'black';
const sheet = 'white';

export const page = screenStyle({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  background: sheet,
  color: ink,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
});

const lengthsOf = ({ page, label, columns, gap, margin }: LabelSize) =>
  screenStyle({
    inlineSize: onPaper(page.width),
    blockSize: onPaper(page.height),
    paddingBlock: onPaper(margin.block),
    paddingInline: onPaper(margin.inline),
    gridTemplateColumns: `repeat(${columns}, ${onPaper(label.width)})`,
    gridAutoRows: onPaper(label.height),
    columnGap: onPaper(gap),
  });

const forEachSize = (styleOf: (size: LabelSize, name: string) => string) =>
  Object.fromEntries(Object.entries(labelSizes).map(([name, size]) => [name, styleOf(size, name)])) as Record<LabelSizeName, string>;

export const pages = forEachSize(lengthsOf);

export const marks = screenStyle({ position: 'absolute', stroke: ink, strokeWidth: 0.25, insetBlockStart: 0, insetInlineStart: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' });

export const label = screenStyle({
  boxSizing: 'border-box',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: onPaper(gap),
  paddingInline: onPaper(pad),
  overflow: 'hidden',
});

export const codes = forEachSize(({ qr }) => screenStyle({ display: 'block', fill: ink, inlineSize: onPaper(qr), blockSize: onPaper(qr) }));

export const words = screenStyle({ ...tabular, minInlineSize: 0, fontFamily: text('body').fontFamily });

const cut = { overflow: 'hidden', overflowWrap: 'anywhere', unicodeBidi: 'isolate' } as const;
const oneLine = { ...cut, whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

export const name = screenStyle({ ...cut, ...type(10.5, 13, 600), display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 });
export const brand = screenStyle({ ...oneLine, ...type(8, 11, 400) });
export const sku = screenStyle({ ...oneLine, ...type(9, 11, 600), marginBlockStart: points(4) });
export const code = screenStyle({ ...oneLine, ...type(8, 11, 400) });

/** In a preview the page takes the available width and keeps its proportions. */
export const preview = screenStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
});

export const inPreview = forEachSize(({ page }) => screenStyle({ vars: { [mm]: `calc(100cqi / ${page.width})` } }));
