import type { ReactNode } from 'react';

export interface RowLinkProps {
  /** Without it the name is plain text. */
  href: string | undefined;
  className: string;
  children: ReactNode;
}

/** A row's name as a real link, so that it also opens in a new tab. Dragging over it selects its text instead of moving the link. */
export function RowLink({ href, className, children }: RowLinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} draggable={false} data-row-link="">
      {children}
    </a>
  );
}
