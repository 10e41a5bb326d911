import type { ReactNode } from 'react';
import { action as actionStyle, line, placeholder, title as titleStyle } from './EmptyState.css.ts';
import { Hangers } from './Hangers.tsx';

export interface EmptyStateProps {
  /** What there is none of, for example 'No products found.' */
  title: string;
  /** One line on what to do next. */
  description?: string;
  /** One way on: clear the filters, or add the first one. */
  action?: ReactNode;
}

/** Stands where a list would, when there is nothing to list. */
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
