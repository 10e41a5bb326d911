'use client';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { safeUrl } from '../../safeUrl.ts';
import { link } from './Link.css.ts';

export interface LinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href' | 'isDisabled'> {
  children: ReactNode;
  /** A path of this app, http, https, mailto or tel. With any other URL only the text is shown. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Navigates, in running text or alone. For an action use `Button`. */
export function Link({ href, ...props }: LinkProps) {
  const address = safeUrl(href);
  if (address === undefined) return <span>{props.children}</span>;
  return <AriaLink {...props} href={address} className={link} />;
}
