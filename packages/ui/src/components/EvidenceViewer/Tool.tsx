import type { ReactNode } from 'react';
import { tool } from './EvidenceViewer.css.ts';

interface ToolProps {
  label: string;
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  keys: string;
  /** It does nothing then, but keeps the focus, which a disabled button loses. @default false */
  isDisabled?: boolean;
  /** @default a tool of the head */
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button with an icon alone. */
export function Tool({ label, keys, isDisabled = false, className = tool, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isDisabled || undefined}
      className={className}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
