import { BrandMark } from '@valise/ui/Brand';
import { Button } from '@valise/ui/Button';
import { CopyReport } from '@valise/ui/CopyButton';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import { portalMessages } from '../messages.ts';
import { useTitle } from '../title/useTitle.ts';

interface ProblemPageProps {
  title: string;
  /** The reason, and what the user can do. */
  children: ReactNode;
  actions: ReactNode;
  /** Whether it is shown inside the shell. @default false */
  isInside?: boolean;
}

/** Replaces a screen and says why. */
export function ProblemPage({ title, children, actions, isInside = false }: ProblemPageProps) {
  useTitle(title);
  return (
    <div className={isInside ? 'page page-inside' : 'page'}>
      <BrandMark />
      <h1>{title}</h1>
      {children}
      <div className="page-actions">
        {actions}
        <CopyReport />
      </div>
    </div>
  );
}

/** Replaces a screen that has thrown during rendering. */
export function CrashedPage({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(portalMessages);
  return (
    <ProblemPage isInside title={messages.crashed} actions={<Button variant="primary" onPress={onRetry}>{messages.tryAgain}</Button>}>
      <p role="alert">{messages.crashedHint}</p>
    </ProblemPage>
  );
}

/** Replaces a screen whose code cannot be fetched, when a reload has not helped, for example after a deployment. */
export function OutdatedPage({ onReload, isReloading = false }: { onReload: () => void; isReloading?: boolean }) {
  const messages = useMessages(portalMessages);
  return (
    <ProblemPage isInside title={messages.outdated} actions={<Button variant="primary" isBusy={isReloading} busyLabel={messages.reloading} onPress={onReload}>{messages.reload}</Button>}>
      <p role="alert">{messages.outdatedHint}</p>
    </ProblemPage>
  );
}
