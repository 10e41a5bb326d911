import type { ReactNode } from 'react';
import { action as actionStyle, line, placeholder, title as titleStyle } from './EmptyState.css.ts';
import { Hangers } from './Hangers.tsx';

export interface EmptyStateProps {
  /** For example 'No products found.' */
  title: string;
  /** One line on what to do next. */
  description?: string;
  /** The next step: clear the filters, or add the first item. */
  action?: ReactNode;
}

/** Shown in place of a list without items. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={placeholder}>
      <Hangers />
      <p className={titleStyle}>{title}</p>
      {description !== undefined && <p className={line}>{description}</p>}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
