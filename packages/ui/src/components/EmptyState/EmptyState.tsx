import type { ReactNode } from 'react';
import { action as actionStyle, largePlaceholder, line, placeholder, title as titleStyle } from './EmptyState.css.ts';
import { Hangers } from './Hangers.tsx';

export interface EmptyStateProps {
  /** The title, for example 'No products found.' */
  title: string;
  /** One line that explains the next step. */
  description?: string;
  /** The next step: clears the filters, or adds the first item. */
  action?: ReactNode;
  /** `large` is for a screen that shows nothing else. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Shown in place of a list without items. */
export function EmptyState({ title, description, action, size = 'medium' }: EmptyStateProps) {
  return (
    <div className={size === 'large' ? largePlaceholder : placeholder}>
      <Hangers width={size === 'large' ? 176 : 132} />
      <p className={titleStyle}>{title}</p>
      {description !== undefined && <p className={line}>{description}</p>}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
