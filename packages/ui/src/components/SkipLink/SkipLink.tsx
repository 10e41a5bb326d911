'use client';
import { useMessages } from '../../messages/useMessages.ts';
import { skipLinkMessages } from './messages.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element to focus; it needs `tabIndex={-1}`. @default 'main' */
  targetId?: string;
  /** @default 'Skip to content' */
  label?: string;
}

/** A tab stop that skips the content after it, for example the navigation. Visible only with the focus. */
export function SkipLink({ targetId = 'main', label }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages);
  return (
    <a
      href={`#${targetId}`}
      className={skipLink}
      onClick={(event) => {
        // The URL stays, because a hash would add a history entry.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label ?? messages.skipLink}
    </a>
  );
}
