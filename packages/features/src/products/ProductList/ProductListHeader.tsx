'use client';
import { useMessages } from '@valise/ui/messages';
import { LinkButton } from '@valise/ui/LinkButton';
import { PageHeader } from '@valise/ui/PageHeader';
import { memo, type Ref } from 'react';
import { paths } from '../../domain/paths.ts';
import { productMessages } from '../messages.ts';

/** Memoised, so that a page or a letter of the search does not render it. */
export const ProductListHeader = memo(function ProductListHeader({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  const messages = useMessages(productMessages);
  return (
    <PageHeader
      titleRef={titleRef}
      title={messages.products}
      subtitle={messages.subtitle}
      crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.products }]}
      primaryAction={
        <LinkButton variant="primary" href={paths.addProduct}>
          {messages.addProductLink}
        </LinkButton>
      }
    />
  );
});
