export type { Key } from 'react-aria-components/Menu';
export { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './menuProps.ts';
export { lazyMenu } from './lazyMenu.tsx';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
