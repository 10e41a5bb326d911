export type { Key } from 'react-aria-components/Menu';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
} from './Menu.tsx';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
