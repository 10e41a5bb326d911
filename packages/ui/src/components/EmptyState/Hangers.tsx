import { dimHanger, hanger, hangers, hook, rail, swinging } from './EmptyState.css.ts';

const HOOK = 'M100 46V34q0-4 4-6q6-4 1-9q-5-3-8 2';
const BODY = 'M100 46 124 64H76Z';

/** Three empty hangers on the brass rail, 132 by 64 in proportion. The middle one swings once. */
export function Hangers({ width }: { width: number }) {
  return (
    <svg className={hangers} width={width} height={(width * 64) / 132} viewBox="0 0 132 64" fill="none" aria-hidden="true">
      <path className={rail} d="M5 12H127" />
      {[30, 66, 102].map((middle) => (
        <g key={middle} transform={`translate(${middle - 72} -3.3) scale(.72)`}>
          <g className={middle === 66 ? swinging : undefined}>
            <path className={hook} d={HOOK} />
            <path className={middle === 66 ? hanger : dimHanger} d={BODY} />
          </g>
        </g>
      ))}
    </svg>
  );
}
