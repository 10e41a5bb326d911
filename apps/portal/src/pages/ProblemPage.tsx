import { BrandMark } from '@valise/ui/Brand';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import { portalMessages } from '../messages.ts';
import { reloadPage } from '../router/code/reload.ts';
import { useTitle } from '../router/title/useTitle.ts';

interface ProblemPageProps {
  title: string;
  /** What a person can do about it. */
  children: ReactNode;
  actions: ReactNode;
  /** It is shown inside the shell rather than alone. @default false */
  isInside?: boolean;
}

/** Shown in place of a screen, with the reason. */
export function ProblemPage({ title, children, actions, isInside = false }: ProblemPageProps) {
  useTitle(title);
  return (
    <div className={isInside ? 'page page-inside' : 'page'}>
      <BrandMark />
      <h1>{title}</h1>
      {children}
      <div className="page-actions">{actions}</div>
    </div>
  );
}

/** A screen has thrown while it was rendered. */
export function CrashedPage({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(portalMessages);
  return (
    <ProblemPage isInside title={messages.crashed} actions={<Button variant="primary" onPress={onRetry}>{messages.tryAgain}</Button>}>
      <p role="alert">{messages.crashedHint}</p>
    </ProblemPage>
  );
}

/** A screen's code cannot be fetched, as after a deployment, and a reload has not helped. */
export function OutdatedPage() {
  const messages = useMessages(portalMessages);
  return (
    <ProblemPage isInside title={messages.outdated} actions={<Button variant="primary" onPress={reloadPage}>{messages.reload}</Button>}>
      <p role="alert">{messages.outdatedHint}</p>
    </ProblemPage>
  );
}
