/** The lengths of a label and of its paper, in mm. */
export interface LabelSize {
  /** The paper's size. A label printer's paper is one label. */
  page: { width: number; height: number };
  label: { width: number; height: number };
  /** The QR code, including its quiet zone. */
  qr: number;
  columns: number;
  rows: number;
  /** The gap between two columns. */
  gap: number;
  margin: { block: number; inline: number };
}

const printer = (width: number, height: number, qr: number): LabelSize => ({
  page: { width, height },
  label: { width, height },
  qr,
  columns: 1,
  rows: 1,
  gap: 0,
  margin: { block: 0, inline: 0 },
});

/** The sizes that labels are printed in. A4 and 62 x 29 are drawn in DESIGN.md, section 12; 50 x 30 is common on label printers. */
export const labelSizes = {
  a4: {
    page: { width: 210, height: 297 },
    label: { width: 63.5, height: 33.9 },
    qr: 27,
    columns: 3,
    rows: 8,
    gap: 2.5,
    margin: { block: 12.9, inline: 7.25 },
  },
  '62x29': printer(62, 29, 23),
  '50x30': printer(50, 30, 21),
} as const satisfies Record<string, LabelSize>;

export type LabelSizeName = keyof typeof labelSizes;

export const labelSizeNames = Object.keys(labelSizes) as LabelSizeName[];

export const perPage = ({ columns, rows }: Pick<LabelSize, 'columns' | 'rows'>): number => columns * rows;

/** The ends of the cut marks in mm. They are only in the margins: above and below each edge of a column, and beside each row. */
export function cutMarks({ page, label, columns, rows, gap, margin }: LabelSize): { from: [x: number, y: number]; to: [x: number, y: number] }[] {
  if (margin.block === 0) return [];
  const across = Array.from({ length: columns }, (_, column) => margin.inline + column * (label.width + gap)).flatMap((x) => [x, x + label.width]);
  const down = Array.from({ length: rows + 1 }, (_, row) => margin.block + row * label.height);
  const [outer, inner] = [5, 9];
  const [outerBeside, innerBeside] = [1.6, 5];
  return [
    ...across.flatMap((x) => [
      { from: [x, outer], to: [x, inner] },
      { from: [x, page.height - inner], to: [x, page.height - outer] },
    ] as { from: [number, number]; to: [number, number] }[]),
    ...down.flatMap((y) => [
      { from: [outerBeside, y], to: [innerBeside, y] },
      { from: [page.width - innerBeside, y], to: [page.width - outerBeside, y] },
    ] as { from: [number, number]; to: [number, number] }[]),
  ];
}
