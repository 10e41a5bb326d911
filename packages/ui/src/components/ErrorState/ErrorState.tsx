'use client';
import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { errorStateMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { line, placeholder, retry, tag, title as titleStyle } from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What failed, for example 'Failed to load product data.' */
  title: string;
  /** What the person can do about it, when there is more to say. */
  description?: string;
  /** Asks again. Without it there is no button. */
  onRetry?: () => void;
  /** Asking again is under way: presses are ignored, focus stays. @default false */
  isRetrying?: boolean;
}

/** Stands where something should have been and could not be loaded. */
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
          {isRetrying ? <Spinner /> : <ArrowClockwise size={16} aria-hidden="true" />}
          {isRetrying ? messages.errorStateRetrying : messages.errorStateRetry}
        </button>
      )}
    </div>
  );
}
