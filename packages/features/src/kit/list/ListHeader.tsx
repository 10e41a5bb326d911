'use client';
import { PageHeader } from '@valise/ui/PageHeader';
import { memo, type ReactNode, type Ref } from 'react';

export interface ListHeaderProps {
  title: string;
  subtitle?: string;
  /** The page above this one, which the breadcrumb links to. */
  parent: { label: string; href: string };
  /** Shown at the end of the title's row; on a phone in a bar at the bottom of the screen. */
  primaryAction?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a list's page. Memoised, so that sorting and typing in the search do not render it. */
export const ListHeader = memo(function ListHeader({ title, parent, ...props }: ListHeaderProps) {
  return <PageHeader {...props} title={title} crumbs={[parent, { label: title }]} />;
});
