export type { Key } from 'react-aria-components/Menu';
export { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './menuProps.ts';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
