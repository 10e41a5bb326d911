export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { BackLink, type BackLinkProps } from './BackLink.tsx';
