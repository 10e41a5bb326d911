'use client';
import { ArrowLeft } from '../../icons/ArrowLeft.tsx';
import { iconButtonClass } from '../IconButton/iconButtonClass.ts';
import { PressLink } from '../Link/PressLink.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { backArrow } from './PageHeader.css.ts';

export interface BackLinkProps {
  href: string;
  /** Names the destination, for example 'Back to Products'. */
  label: string;
  /** `secondary` has an edge. @default 'ghost' */
  variant?: 'ghost' | 'secondary';
}

/** An arrow to the page above, for a page head that does not use `PageHeader`. */
export function BackLink({ href, label, variant }: BackLinkProps) {
  return (
    <Tooltip text={label} placement="bottom">
      <PressLink href={href} aria-label={label} className={iconButtonClass({ variant })}>
        <ArrowLeft size={18} className={backArrow} />
      </PressLink>
    </Tooltip>
  );
}
