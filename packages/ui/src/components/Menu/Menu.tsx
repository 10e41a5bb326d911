'use client';
import { use } from 'react';
import { whenOpened } from '../Dialog/whenOpened.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuProps } from './menuProps.ts';
import { TriggeredMenuContext } from './MenuTrigger.tsx';

const Panel = whenOpened(MenuPanel);

/** A list of actions that opens at a button. Put it beside that button in a `MenuTrigger`. */
export function Menu(props: MenuProps) {
  const triggered = use(TriggeredMenuContext);
  return <Panel {...props} isOpen={props.isOpen ?? false} {...triggered} />;
}
