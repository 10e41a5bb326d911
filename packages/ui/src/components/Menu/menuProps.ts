import type { ReactNode, RefObject } from 'react';
import type { Key, PopoverProps } from 'react-aria-components/Menu';

export interface MenuProps {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. Destructive items come last. */
  children: ReactNode;
  /** Shown above the items, for example who is signed in. Screen readers skip it, so the trigger's name says it too. */
  header?: ReactNode;
  /** Names the menu. @default the name of its trigger */
  'aria-label'?: string;
  /** Where it opens beside its trigger. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Called with the `id` of the selected item. */
  onAction?: (id: Key) => void;
  /** For a menu shared by several triggers: the one it opens at. Inside a `MenuTrigger` leave these four out. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The item that is focused first, as when a key has opened it; true focuses the menu. @default true */
  startsOn?: 'first' | 'last' | true;
}

export interface MenuPanelProps extends MenuProps {
  isOpen: boolean;
  /** The trigger's element id, which names the menu unless it has a name of its own. */
  triggerId?: string;
}

export interface MenuItemProps {
  id?: Key;
  /** The text of the item, also used for type-ahead. */
  children: string;
  /** A muted second line. */
  description?: string;
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** `critical` is destructive; such an item comes last. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** What it links to. With an unsafe URL the item is disabled. */
  href?: string;
  /** The key that does the same, for example '?', shown after the text. */
  shortcut?: string;
  /** @default false */
  isDisabled?: boolean;
  onAction?: () => void;
}

export interface MenuSectionProps {
  children: ReactNode;
  /** Heading above the items, which names their group. */
  title?: string;
  /** Names the group when it has no title. */
  'aria-label'?: string;
  /** The selected item's `id`; the items become options of which exactly one is selected. */
  selectedKey?: Key;
  onSelectionChange?: (key: Key) => void;
  /** Instead of `selectedKey`: the `id`s of the items that are on. Each is switched on and off by itself; Enter alone closes the menu. */
  switchedOn?: readonly Key[];
  onSwitch?: (key: Key, isOn: boolean) => void;
}
