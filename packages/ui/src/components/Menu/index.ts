export type { Key } from 'react-aria-components/Menu';
export { Menu } from './Menu.tsx';
export { MenuItem, MenuSection, MenuSeparator } from './MenuItem.tsx';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './menuProps.ts';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
