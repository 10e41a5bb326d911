import { lazyPart } from '@valise/ui/lazyPart';
import { type ComponentType, useEffect, useState } from 'react';
import { OutdatedPage } from '../../pages/ProblemPage.tsx';
import { noteReload, reloadPage } from './reload.ts';

/** Reloads the page once. If that has not helped or is not allowed, it says that the screen could not be loaded. */
function MissingScreen() {
  const [isReloading] = useState(noteReload);
  useEffect(() => {
    if (isReloading) reloadPage();
  }, [isReloading]);
  return isReloading ? null : <OutdatedPage onReload={reloadPage} />;
}

/** A screen whose code is fetched when it is first needed. */
export const screen = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, { failed: MissingScreen });
