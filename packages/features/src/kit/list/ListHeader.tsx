'use client';
import { PageHeader } from '@valise/ui/PageHeader';
import { memo, type ReactNode, type Ref } from 'react';

export interface ListHeaderProps {
  title: string;
  subtitle?: string;
  /** The page above this one, which the breadcrumb links to. */
  parent: { label: string; href: string };
  /** At the end of the title's row; in a bar at the bottom of the screen on a phone. */
  primaryAction?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a list's page. Memoised: a sort or a letter of the search does not render it. */
export const ListHeader = memo(function ListHeader({ title, parent, ...props }: ListHeaderProps) {
  return <PageHeader {...props} title={title} crumbs={[parent, { label: title }]} />;
});
