'use client';
import { use } from 'react';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import '../SearchBox/kbd.css.ts';
import './Menu.css.ts';
import { MenuPartsContext } from './MenuPartsContext.ts';
import type { MenuItemProps, MenuPanelProps, MenuProps, MenuSectionProps } from './menuProps.ts';
import { TriggeredMenuContext } from './MenuTrigger.tsx';

const Panel = lazyOverlay<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel, {
  close: ({ onOpenChange }) => onOpenChange?.(false),
});

/** A list of actions that opens at a button. Put it beside that button in a `MenuTrigger`. */
export function Menu(props: MenuProps) {
  const triggered = use(TriggeredMenuContext);
  return <Panel {...props} isOpen={props.isOpen ?? false} {...triggered} />;
}

/** An action, a link or, in a section with a selection, an option. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

/** A group of items; with `selectedKey` a single selection. */
export function MenuSection(props: MenuSectionProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Section {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator />;
}
