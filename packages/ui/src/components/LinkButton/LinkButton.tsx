'use client';
import type { ReactNode } from 'react';
import { buttonClass } from '../Button/buttonClass.ts';
import { PressLink, type PressLinkProps } from '../Link/PressLink.tsx';

export interface LinkButtonProps extends Omit<PressLinkProps, 'children' | 'className' | 'style' | 'href'> {
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
}

/** A link that looks like a button. It can be opened in a new tab and its URL copied. */
export function LinkButton({ children, variant, size, isFullWidth, icon, ...props }: LinkButtonProps) {
  return (
    <PressLink {...props} className={buttonClass({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </PressLink>
  );
}
