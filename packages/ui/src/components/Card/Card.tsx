'use client';
import { type ReactNode, useId } from 'react';
import { action, card, header, headerAbove, headerPadded, headerRuled, padded, title as titleStyle } from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** The card's heading, which also names it. */
  title?: string;
  /** The level of the heading on its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Shown at the end of the heading's line. */
  actions?: ReactNode;
  /** The content fills the card to its edges and has its own padding. @default false */
  isFlush?: boolean;
  /** Shows a rule between the title and flush content. @default true */
  isRuled?: boolean;
}

/** A part of a page, flat on the canvas with a hairline around it. */
export function Card({ children, title, headingLevel = 2, actions, isFlush = false, isRuled = true }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const flushHeader = isRuled ? headerRuled : headerPadded;
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className={isFlush ? card : `${card} ${padded}`}>
      {title !== undefined && (
        <div className={`${header} ${isFlush ? flushHeader : headerAbove}`}>
          <Heading id={id} className={titleStyle}>
            {title}
          </Heading>
          {actions && <div className={action}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
