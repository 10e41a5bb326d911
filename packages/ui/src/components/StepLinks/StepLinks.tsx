'use client';
import { CaretLeft } from '../../icons/CaretLeft.tsx';
import { CaretRight } from '../../icons/CaretRight.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { iconButtonClass } from '../IconButton/iconButtonClass.ts';
import { PressLink } from '../Link/PressLink.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { stepLinksMessages } from './messages.ts';
import * as styles from './StepLinks.css.ts';

interface Step {
  /** Names the link, for example 'Next order'. */
  label: string;
  /** The address of the item; null at this end of the list. */
  href: string | null;
}

export interface StepLinksProps {
  /** The item's place in its list, from 1. */
  place: number;
  /** How many items the list has. */
  total: number;
  previous: Step;
  next: Step;
}

/** An item's place in its list, with links to the items before and after it. */
export function StepLinks({ place, total, previous, next }: StepLinksProps) {
  const messages = useMessages(stepLinksMessages);
  return (
    <div className={styles.steps}>
      <span className={styles.place}>{messages.stepPlace({ place, total })}</span>
      <kbd aria-hidden="true" className={styles.key}>
        k
      </kbd>
      <StepLink {...previous} step="previous" end={messages.stepAtFirst({ total })} />
      <StepLink {...next} step="next" end={messages.stepAtLast({ total })} />
      <kbd aria-hidden="true" className={styles.key}>
        j
      </kbd>
    </div>
  );
}

interface StepLinkProps extends Step {
  step: 'previous' | 'next';
  /** Says that the list ends here. */
  end: string;
}

const look = iconButtonClass({ variant: 'secondary', size: 'small' });

function StepLink({ label, href, step, end }: StepLinkProps) {
  const Caret = step === 'next' ? CaretRight : CaretLeft;
  const icon = <Caret size={16} className={styles.caret} />;
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} title={end} data-step={step} data-disabled="" className={look}>
        {icon}
      </span>
    );
  }
  return (
    <Tooltip text={label} placement="bottom">
      <PressLink href={href} aria-label={label} data-step={step} className={look}>
        {icon}
      </PressLink>
    </Tooltip>
  );
}
