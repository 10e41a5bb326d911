'use client';
import { shellMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that takes focus; it needs `tabIndex={-1}`. @default 'main' */
  targetId?: string;
}

/** The first stop of the keyboard: passes over the navigation. Seen only while it has focus. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const messages = useMessages(shellMessages);
  return (
    <a
      href={`#${targetId}`}
      className={skipLink}
      onClick={(event) => {
        // The address stays as it is: a hash would be one more step for the back button.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {messages.skipLink}
    </a>
  );
}
