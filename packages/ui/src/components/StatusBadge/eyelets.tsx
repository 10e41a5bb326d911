import { eyelet } from './StatusBadge.css.ts';

/** The progress of the work. The eyelet fills up; `slash` means cancelled. */
export type Phase = 'hollow' | 'quarter' | 'half' | 'full' | 'slash';

/** The outline of every phase. */
export const ring = 'M4 0a4 4 0 0 1 0 8a4 4 0 0 1 0-8ZM4 1.2a2.8 2.8 0 0 0 0 5.6a2.8 2.8 0 0 0 0-5.6Z';

export const outlines: Record<Phase, string> = {
  hollow: ring,
  quarter: `${ring}M4 4V1.2A2.8 2.8 0 0 1 6.8 4Z`,
  half: `${ring}M4 6.8a2.8 2.8 0 0 1 0-5.6Z`,
  full: 'M4 0a4 4 0 0 1 0 8a4 4 0 0 1 0-8Z',
  slash: `${ring}M1.7 5.4 5.4 1.7 6.3 2.6 2.6 6.3Z`,
};

const drawn = (phase: Phase) => (
  <svg className={eyelet} width="8" height="8" viewBox="0 0 8 8" fill="currentColor" aria-hidden="true">
    <path d={outlines[phase]} />
  </svg>
);

/** Created once, so that a table with many badges creates no elements for them. */
export const eyelets: Record<Phase, ReturnType<typeof drawn>> = {
  hollow: drawn('hollow'),
  quarter: drawn('quarter'),
  half: drawn('half'),
  full: drawn('full'),
  slash: drawn('slash'),
};
