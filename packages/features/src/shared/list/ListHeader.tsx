'use client';
import { PageHeader } from '@valise/ui/PageHeader';
import { memo, type Ref } from 'react';
import { paths } from '../paths.ts';

export interface ListHeaderProps {
  title: string;
  subtitle?: string;
  /** The name of the dashboard, from which the crumbs lead here. */
  dashboard: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a list's page. Memoised, so that neither a sort nor a letter of the search renders it. */
export const ListHeader = memo(function ListHeader({ title, dashboard, ...props }: ListHeaderProps) {
  return <PageHeader {...props} title={title} crumbs={[{ label: dashboard, href: paths.dashboard }, { label: title }]} />;
});
