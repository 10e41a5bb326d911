'use client';
import { ArrowClockwise } from '../../icons/ArrowClockwise.tsx';
import { WarningCircle } from '../../icons/WarningCircle.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { line, placeholder, retry, tag, title as titleStyle } from './ErrorState.css.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps {
  /** What failed, for example 'Failed to load product data.' */
  title: string;
  /** What the user can do about it. */
  description?: string;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** The retry is in progress: presses are ignored, focus stays. @default false */
  isRetrying?: boolean;
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, description, onRetry, isRetrying = false }: ErrorStateProps) {
  const messages = useMessages(errorStateMessages);
  return (
    <div className={placeholder}>
      <span className={tag} aria-hidden="true">
        <WarningCircle size={24} />
      </span>
      <p className={titleStyle} role="alert">
        {title}
      </p>
      {description !== undefined && <p className={line}>{description}</p>}
      {onRetry && (
        <button type="button" className={retry} aria-disabled={isRetrying || undefined} onClick={isRetrying ? undefined : onRetry}>
          {isRetrying ? <Spinner /> : <ArrowClockwise size={16} />}
          {isRetrying ? messages.errorStateRetrying : messages.errorStateRetry}
        </button>
      )}
    </div>
  );
}
