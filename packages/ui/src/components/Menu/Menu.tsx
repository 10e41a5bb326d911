'use client';
import { type ComponentType, createContext, type ReactNode, type RefObject, use } from 'react';
import type { Key, PopoverProps } from 'react-aria-components/Menu';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { TriggeredMenuContext } from './MenuTrigger.tsx';

export interface MenuProps {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. What destroys comes last. */
  children: ReactNode;
  /** Names the menu. @default the name of its trigger */
  'aria-label'?: string;
  /** Where it opens beside its trigger. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Called with the `id` of the item that was chosen. */
  onAction?: (id: Key) => void;
  /** For a menu shared by several triggers: the one it opens at. Inside a `MenuTrigger` leave these three out. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface MenuPanelProps extends MenuProps {
  isOpen: boolean;
  /** The trigger's element id, which names the menu unless it has a name of its own. */
  triggerId?: string;
  /** The item that has focus first; true leaves it to the menu. */
  startsOn?: 'first' | 'last' | true;
}

const Panel = lazyOverlay<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** A list of actions that opens at a button. Put it beside that button in a `MenuTrigger`. */
export function Menu(props: MenuProps) {
  const triggered = use(TriggeredMenuContext);
  return <Panel {...props} isOpen={props.isOpen ?? false} {...triggered} />;
}

export interface MenuItemProps {
  id?: Key;
  /** The text of the item, also what typing letters looks for. */
  children: string;
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** `critical` destroys something; such an item comes last. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Where it leads. With an address that may not be followed the item is disabled. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  onAction?: () => void;
}

export interface MenuSectionProps {
  children: ReactNode;
  /** Stands above the items and names their group. */
  title?: string;
  /** Names the group when it has no title. */
  'aria-label'?: string;
  /** The chosen item's `id`: the items become choices of which exactly one is chosen. */
  selectedKey?: Key;
  onSelectionChange?: (key: Key) => void;
}

interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  Separator: ComponentType;
}

/** What a menu is made of. It stands inside one that is open. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/** One action, one place to go or, in a section with a selection, one choice. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

/** A group of items; with `selectedKey` a choice of one. */
export function MenuSection(props: MenuSectionProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Section {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator />;
}
