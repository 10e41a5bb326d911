'use client';
import { CaretDown } from '@valise/ui/icons/CaretDown';
import { Button } from '@valise/ui/Button';
import { Drawer } from '@valise/ui/Drawer';
import { useFormErrors } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { productFormMessages } from '../../../formMessages.ts';
import type { FormContent } from '../../state/productForm.ts';
import { headingId } from '../sections/FormSection.tsx';
import { SectionList } from './SectionList.tsx';
import * as styles from './SectionRail.css.ts';
import { sectionStates } from './sectionStates.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface SectionRailProps {
  content: FormContent;
  /** The stored content of the product; undefined for a new one. */
  stored?: FormContent;
  /** All fields together. */
  fields: RefObject<HTMLElement | null>;
}

const focusHeading = (section: string) => document.getElementById(headingId(section))?.focus();

/** Links to the sections of a product form, with how far each is filled in. On a phone a button opens them. */
export function SectionRail({ content, stored, fields }: SectionRailProps) {
  const messages = useMessages(productFormMessages);
  const { names, focusFirst } = useFormErrors();
  const current = useCurrentSection(fields);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<() => void>();
  const states = sectionStates({ content, stored, errors: names });
  const complete = states.filter(({ isComplete }) => isComplete).length;
  const place = Math.max(0, states.findIndex(({ name }) => name === current));
  const shown = states[place];
  const list = { states, current: shown?.name };

  const chooseThen = (focus: () => void) => {
    setChosen(() => focus);
    setOpen(false);
  };
  return (
    <>
      <nav aria-label={messages.sections} className={styles.rail}>
        <div className={styles.head}>
          <span className={styles.title}>{messages.sections}</span>
          <span className={styles.progress}>{messages.sectionsComplete({ complete, count: states.length })}</span>
          <span aria-hidden="true" className={styles.track}>
            <span className={styles.fill} style={{ transform: `scaleX(${complete / states.length})` }} />
          </span>
        </div>
        <SectionList {...list} onChoose={focusHeading} onChooseErrors={focusFirst} />
      </nav>
      <div className={styles.opener}>
        <Button isFullWidth onPress={() => setOpen(true)}>
          {shown && messages.sectionPlace({ place: place + 1, count: states.length, title: messages[shown.name] })}
          <CaretDown size={18} />
        </Button>
        <Drawer isOpen={isOpen} title={messages.sections} onClose={() => setOpen(false)}>
          <OnceRemoved
            onRemoved={() => {
              chosen?.();
              setChosen(undefined);
            }}
          />
          <SectionList
            {...list}
            onChoose={(section) => chooseThen(() => focusHeading(section))}
            onChooseErrors={(fields) => chooseThen(() => focusFirst(fields))}
          />
        </Drawer>
      </div>
    </>
  );
}

/** Calls back once the drawer around it has been removed and has returned the focus. */
function OnceRemoved({ onRemoved }: { onRemoved: () => void }) {
  const call = useEffectEvent(onRemoved);
  useEffect(
    () => () => {
      // React Aria returns the focus to the trigger one frame after the drawer is removed.
      requestAnimationFrame(() => requestAnimationFrame(call));
    },
    [],
  );
  return null;
}
