'use client';
import { type ComponentType, createContext, use } from 'react';
import type { MenuItemProps, MenuSectionProps } from './menuProps.ts';

export interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  Separator: ComponentType;
}

/** The code of the items, which is fetched together with the menu's. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (parts === null) throw new Error('MenuItem, MenuSection and MenuSeparator must be inside a Menu.');
  return parts;
}

/** An action, a link or, in a section with a selection, an option. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

/** A group of items; with `selectedKey` a single selection. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = useMenuParts();
  return <Section {...props} />;
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator />;
}
