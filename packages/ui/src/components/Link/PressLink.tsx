'use client';
import { type AnchorHTMLAttributes, useRef } from 'react';
import { safeUrl } from '../../safeUrl.ts';
import { usePressStates } from '../Button/press/pressStates.ts';
import { useFollow } from './RouterProvider.tsx';

export interface PressLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this app, http, https, mailto or tel. With any other URL only the content is shown. */
  href: string | undefined;
}

/** A native link without a look, with the states of `pressStates`. It navigates by `RouterProvider`. */
export function PressLink({ href, children, ...props }: PressLinkProps) {
  const address = safeUrl(href);
  if (address === undefined) return <span>{children}</span>;
  return (
    <Anchor {...props} href={address}>
      {children}
    </Anchor>
  );
}

function Anchor({ href, onClick, children, ...props }: PressLinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const follow = useFollow();
  usePressStates(anchor);
  return (
    <a
      {...props}
      ref={anchor}
      href={href}
      data-press=""
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    >
      {children}
    </a>
  );
}
