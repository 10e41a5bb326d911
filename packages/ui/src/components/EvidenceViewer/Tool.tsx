import type { ReactNode, Ref } from 'react';
import { tool } from './EvidenceViewer.css.ts';

interface ToolProps {
  label: string;
  /** The shortcut for the same action, in the format of `aria-keyshortcuts`. */
  keys: string;
  /** The tool does nothing but keeps the focus, which a disabled button would lose. @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** The class. @default a tool of the head */
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button with only an icon. */
export function Tool({ label, keys, isDisabled = false, ref, className = tool, onClick, children }: ToolProps) {
  return (
    <button
      ref={ref}
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
