'use client';
import type { ReactNode } from 'react';
import { link } from './Link.css.ts';
import { PressLink, type PressLinkProps } from './PressLink.tsx';

export interface LinkProps extends Omit<PressLinkProps, 'children' | 'className' | 'style' | 'href'> {
  children: ReactNode;
  /** A path of this app, http, https, mailto or tel. With any other URL only the text is shown. */
  href: string;
}

/** Navigates, within a text or alone. For an action use `Button`. */
export function Link(props: LinkProps) {
  return <PressLink {...props} className={link} />;
}
