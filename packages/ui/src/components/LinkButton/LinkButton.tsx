'use client';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { safeUrl } from '../../safeUrl.ts';
import { buttonClass } from '../Button/buttonClass.ts';

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href' | 'isDisabled'> {
  children: ReactNode;
  /** A path of this app, http, https, mailto or tel. With any other URL only the text is shown. */
  href: string;
  /** `primary` is the one main action of a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** 32, 40 or 48 px high; at least 44 px on touch. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. @default false */
  isFullWidth?: boolean;
  /** An icon before the label, 18 px. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. It can be opened in a new tab and its URL copied. */
export function LinkButton({ children, href, variant, size, isFullWidth, icon, ...props }: LinkButtonProps) {
  const address = safeUrl(href);
  if (address === undefined) return <span>{children}</span>;
  return (
    <AriaLink {...props} href={address} className={buttonClass({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </AriaLink>
  );
}
