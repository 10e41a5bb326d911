'use client';
import { useEffect } from 'react';
import { ArrowClockwise } from '../../icons/ArrowClockwise.tsx';
import { WarningCircle } from '../../icons/WarningCircle.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { nativeButton } from '../Button/nativeButton.css.ts';
import { heldLabel, labels, shownLabel, spinnerPlace } from '../Button/Button.css.ts';
import { CopyReport } from '../CopyButton/CopyReport.tsx';
import { loads } from '../LoadableView/loads.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { block, row } from './ErrorState.css.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps {
  /** The failure in one sentence, for example 'Failed to load product data.' */
  title: string;
  /** The reason, or what the user can do. */
  description?: string;
  /** Tries again. @default there is no button */
  onRetry?: () => void;
  /** The retry is in progress: presses are ignored, focus stays. @default false */
  isRetrying?: boolean;
  /** `block` is centred in place of a page or a list, `row` is one line in place of a part of a page. @default 'block' */
  layout?: 'block' | 'row';
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, description, onRetry, isRetrying = false, layout = 'block' }: ErrorStateProps) {
  const messages = useMessages(errorStateMessages);
  useEffect(() => loads.fail(), []);
  const look = layout === 'row' ? row : block;
  const label = (
    <span className={labels}>
      <span className={isRetrying ? heldLabel : shownLabel}>
        <ArrowClockwise size={16} />
        {messages.errorStateRetry}
      </span>
      <span className={isRetrying ? shownLabel : heldLabel}>
        {isRetrying ? <Spinner /> : <span className={spinnerPlace} />}
        {messages.errorStateRetrying}
      </span>
    </span>
  );
  return (
    <div className={look.place}>
      <span className={look.tag} aria-hidden="true">
        <WarningCircle size={layout === 'row' ? 20 : 24} />
      </span>
      <div className={look.texts}>
        <p className={look.title} role="alert">
          {title}
        </p>
        {description !== undefined && <p className={look.line}>{description}</p>}
      </div>
      <div className={look.actions}>
        {onRetry && (
          <button type="button" className={nativeButton} aria-disabled={isRetrying || undefined} onClick={isRetrying ? undefined : onRetry}>
            {label}
          </button>
        )}
        <CopyReport />
      </div>
    </div>
  );
}
