import { lazyPart } from '@valise/ui/lazyPart';
import { type ComponentType, useEffect, useState } from 'react';
import { PageLoading } from '../../pages/PageLoading.tsx';
import { OutdatedPage } from '../../pages/ProblemPage.tsx';
import { abortRequests, noteReload, reloadPage } from './reload.ts';

/** Reloads the page once. If that has not helped or is not allowed, it says that the screen could not be loaded. */
function MissingScreen() {
  const [state, setState] = useState<'asking' | 'failed' | 'reloading'>('asking');
  useEffect(() => {
    void reloadPage(noteReload).then((isReloading) => isReloading || setState('failed'));
  }, []);

  if (state === 'asking') return <PageLoading isInside />;
  async function onReload() {
    setState('reloading');
    abortRequests();
    if (!(await reloadPage())) setState('failed');
  }
  return <OutdatedPage onReload={() => void onReload()} isReloading={state === 'reloading'} />;
}

/** A screen whose code is fetched when it is first needed. */
export const screen = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, { failed: MissingScreen });
