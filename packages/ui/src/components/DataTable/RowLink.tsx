import type { ReactNode } from 'react';

export interface RowLinkProps {
  /** Without an address the name is text. */
  href: string | undefined;
  className: string;
  children: ReactNode;
}

/** A row's name. It leads to the row's own screen, also in a new tab. */
export function RowLink({ href, className, children }: RowLinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} data-row-link="">
      {children}
    </a>
  );
}
