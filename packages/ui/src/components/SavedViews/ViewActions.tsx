'use client';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { Copy } from '../../icons/Copy.tsx';
import { PencilSimple } from '../../icons/PencilSimple.tsx';
import { Star } from '../../icons/Star.tsx';
import { Trash } from '../../icons/Trash.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../Menu/MenuItem.tsx';
import { LazyViewName } from './LazyViewName.tsx';
import { savedViewsMessages } from './messages.ts';
import type { SavedView } from './savedViewsProps.ts';

/** Which overlay of a view is open. */
export type OpenAction = 'menu' | 'rename' | 'delete' | undefined;

interface ViewActionsProps {
  /** The selected view; undefined while the overlay of a deleted view closes. */
  view: SavedView | undefined;
  /** Whether the list opens with this view. */
  isDefault: boolean;
  /** The names of the other views. */
  takenNames: readonly string[];
  /** The tab of the view. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  open: OpenAction;
  /** The menu item that is focused first. */
  menuStartsOn: 'first' | true;
  onOpen: Dispatch<SetStateAction<OpenAction>>;
  onRename: (name: string) => void;
  onDefaultChange: (isDefault: boolean) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The menu of a view, and the overlays that its items open. */
export function ViewActions({ view, isDefault, takenNames, triggerRef, open, menuStartsOn, onOpen, ...events }: ViewActionsProps) {
  const messages = useMessages(savedViewsMessages);
  const name = view?.name ?? '';
  const close = () => onOpen(undefined);
  return (
    <>
      <Menu
        aria-label={view?.name ?? messages.savedViews}
        triggerRef={triggerRef}
        isOpen={open === 'menu'}
        // An item may have opened another overlay.
        onOpenChange={(isOpen) => !isOpen && onOpen((now) => (now === 'menu' ? undefined : now))}
        startsOn={menuStartsOn}
        placement="bottom start"
      >
        <MenuItem icon={<PencilSimple size={18} />} onAction={() => onOpen('rename')}>
          {messages.savedViewsRename}
        </MenuItem>
        <MenuItem icon={<Star size={18} />} onAction={() => events.onDefaultChange(!isDefault)}>
          {isDefault ? messages.savedViewsNoDefault : messages.savedViewsMakeDefault}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onAction={events.onDuplicate}>
          {messages.savedViewsDuplicate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash size={18} />} tone="critical" onAction={() => onOpen('delete')}>
          {messages.savedViewsDelete}
        </MenuItem>
      </Menu>
      <LazyViewName
        label={messages.savedViewsRename}
        initialName={name}
        takenNames={takenNames}
        triggerRef={triggerRef}
        isOpen={open === 'rename'}
        onSave={(next) => {
          events.onRename(next);
          close();
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={messages.savedViewsDelete}
        confirmLabel={messages.savedViewsConfirmDelete}
        tone="danger"
        size="small"
        restoreFocusTo={() => triggerRef.current}
        onConfirm={() => {
          close();
          events.onDelete();
        }}
        onCancel={close}
      >
        {messages.savedViewsDeleteQuestion({ name })}
      </ConfirmDialog>
    </>
  );
}
