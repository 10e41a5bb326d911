export { type NavigationEntry, type NavigationGroup, type NavigationIcon, Sidebar, type SidebarProps } from './Sidebar.tsx';
