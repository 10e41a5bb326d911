'use client';
import { Check } from '@valise/ui/icons/Check';
import { Warning } from '@valise/ui/icons/Warning';
import { useMessages } from '@valise/ui/messages';
import { type ProductFormCopy, productFormMessages } from '../../../formMessages.ts';
import { headingId } from '../sections/FormSection.tsx';
import * as styles from './SectionRail.css.ts';
import type { SectionState } from './sectionStates.ts';

export interface SectionListProps {
  states: readonly SectionState[];
  /** The name of the current section. */
  current: string | undefined;
  onChoose: (section: string) => void;
  /** Called with the names of the pressed section's invalid fields. */
  onChooseErrors: (fields: readonly string[]) => void;
}

/** Replaces the caption, because the section's second link is over it. */
const NO_BREAK_SPACE = '\u00A0';

/** A link to each section, and a second link to its first invalid field. */
export function SectionList({ states, current, onChoose, onChooseErrors }: SectionListProps) {
  const messages = useMessages(productFormMessages);
  return (
    <ol className={styles.list}>
      {states.map((state, index) => {
        const { name, errors, isComplete } = state;
        const hasError = errors.length > 0;
        return (
          <li key={name} className={styles.item({ isCurrent: name === current })}>
            <a
              href={`#${headingId(name)}`}
              aria-current={name === current || undefined}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              <span aria-hidden="true" className={styles.tag({ state: hasError ? 'error' : isComplete ? 'complete' : 'open' })}>
                {hasError ? <Warning size={14} /> : isComplete ? <Check size={14} /> : index + 1}
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>{messages[name]}</span>
                <span className={styles.caption}>{hasError ? NO_BREAK_SPACE : captionOf(state, messages)}</span>
              </span>
            </a>
            {hasError && (
              <a
                href={`#${errors[0]}`}
                className={styles.errorLink}
                onClick={(event) => {
                  event.preventDefault();
                  onChooseErrors(errors);
                }}
              >
                {messages.fieldsNeedAttention({ count: errors.length })}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function captionOf({ name, filled, fields, changed }: SectionState, messages: ProductFormCopy) {
  if (name === 'productVideo') return filled === 0 ? messages.noVideo : messages.oneVideo;
  if (fields === undefined) {
    if (filled === 0) return messages.noImage;
    return changed === 0 ? messages.imageCount({ count: filled }) : messages.imageCountNew({ count: filled, added: changed });
  }
  const counts = { filled, count: fields };
  return changed === 0 ? messages.fieldsFilled(counts) : messages.fieldsChanged({ ...counts, changed });
}
