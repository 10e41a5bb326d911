import { lazyPart } from '@valise/ui/lazyPart';
import { type ComponentType, useEffect, useState } from 'react';
import { PageLoading } from '../../pages/PageLoading.tsx';
import { OutdatedPage } from '../../pages/ProblemPage.tsx';
import { abortRequests, noteReload, reloadPage } from './reload.ts';
import { serverAnswers } from './serverAnswers.ts';

/**
 * Reloads the page once if the server answers; without a server the browser would show its own error page. If the reload has not
 * helped or is not allowed, it says that the screen could not be loaded.
 */
function MissingScreen() {
  const [isAsking, setAsking] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  async function reloadIf(isAllowed: () => boolean) {
    if ((await serverAnswers()) && isAllowed()) return reloadPage();
    setAsking(false);
    setFailed(true);
  }
  useEffect(() => void reloadIf(noteReload), []);

  if (!hasFailed) return <PageLoading isInside />;
  function onReload() {
    setAsking(true);
    abortRequests();
    void reloadIf(() => true);
  }
  return <OutdatedPage onReload={onReload} isReloading={isAsking} />;
}

/** A screen whose code is fetched when it is first needed. */
export const screen = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, { failed: MissingScreen });
