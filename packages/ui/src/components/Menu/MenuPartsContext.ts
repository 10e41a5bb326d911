'use client';
import { type ComponentType, createContext } from 'react';
import type { MenuItemProps, MenuSectionProps } from './menuProps.ts';

interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  Separator: ComponentType;
}

/** The components that a menu's items are rendered with, provided by the open menu, whose code is fetched late. */
export const MenuPartsContext = createContext<MenuParts | null>(null);
