import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, use } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';

interface PageLinkProps {
  href?: string;
  children?: ReactNode;
  'aria-label'?: string;
}

/** A link in a docs page. Links to other pages or stories, as `?path=/docs/…`, keep the toolbar's choices. */
export function PageLink({ href = '', children, ...rest }: PageLinkProps) {
  const { channel } = use(DocsContext);
  const storyId = /^\?path=\/(?:docs|story)\/(.+)$/.exec(href)?.[1];
  if (storyId === undefined)
    return (
      <AnchorMdx href={href} target="_top" {...rest}>
        {children}
      </AnchorMdx>
    );

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(SELECT_STORY, { storyId });
  }
  return (
    <a {...rest} href={`./${href}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
