import type { ReactNode, RefObject } from 'react';
import type { Key, PopoverProps } from 'react-aria-components/Menu';

export interface MenuProps {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. Destructive items come last. */
  children: ReactNode;
  /** Shown above the items, for example the signed-in user. Screen readers skip it, so the trigger's name must contain it. */
  header?: ReactNode;
  /** Names the menu. @default the name of its trigger */
  'aria-label'?: string;
  /** The side of the trigger on which it opens. @default 'bottom end' */
  placement?: PopoverProps['placement'];
  /** Called with the `id` of the selected item. */
  onAction?: (id: Key) => void;
  /** For a menu shared by several triggers: the current trigger. Inside a `MenuTrigger` leave these four out. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The item that is focused first after a key has opened the menu; true focuses the menu. @default true */
  startsOn?: 'first' | 'last' | true;
}

export interface MenuPanelProps extends MenuProps {
  isOpen: boolean;
  /** Names the menu unless it has its own name. The trigger itself is hidden while the menu is open, and so is its text. */
  triggerName?: string;
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
  /** The address of the link. An item with an unsafe URL is disabled. */
  href?: string;
  /** The shortcut for the same action, for example '?', shown after the text. */
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
  /** Replaces `selectedKey`: the `id`s of the items that are on. Each item toggles by itself; only Enter closes the menu. */
  switchedOn?: readonly Key[];
  onSwitch?: (key: Key, isOn: boolean) => void;
}
