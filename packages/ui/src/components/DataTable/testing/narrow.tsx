import type { JSX } from 'react';

/** A container with a width in px. */
export const narrow = (width: number) => [
  (Story: () => JSX.Element) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
];
