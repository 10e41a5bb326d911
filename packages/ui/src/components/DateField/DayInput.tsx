'use client';
import { CalendarDate } from '@internationalized/date';
import { type ClipboardEvent, type FocusEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput } from 'react-aria-components/DateField';
import type { DatePickerRenderProps } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CalendarBlank } from '../../icons/CalendarBlank.tsx';
import { fieldButton } from '../Field/styles/FieldButton.css.ts';
import * as styles from './DateField.css.ts';
import { DaySegment } from './DaySegment.tsx';
import { inFull } from './isoDate.ts';
import type { useDayFault } from './useDayFault.ts';
import { useTypedDay } from './useTypedDay.ts';

/** The format of the text, for example `20 Nov 2026`. */
const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const;

interface DayInputProps {
  state: DatePickerRenderProps['state'];
  fault: ReturnType<typeof useDayFault>;
  /** @default false */
  isReadOnly: boolean | undefined;
  /** @default false */
  isDisabled: boolean | undefined;
  /** Called when a typed character or a pasted text was refused. */
  onRefusal: () => void;
}

/** The box of a day: its segments, which show the day in words until they are edited, and the button of its calendar. */
export function DayInput({ state, fault, isReadOnly = false, isDisabled = false, onRefusal }: DayInputProps) {
  const { locale } = useLocale();
  const isFixed = isReadOnly || isDisabled;
  const box = useRef<HTMLDivElement>(null);
  const typedDay = useTypedDay(box, { locale, isFixed, onRefusal });
  const hasWords = state.value !== null && !fault.isFaulty;

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && !state.isOpen) fault.leave();
    if (!(target instanceof HTMLElement) || target.dataset['type'] !== 'year') return;
    if (state.value !== null && inFull(state.value) !== state.value) state.setValue(inFull(state.value));
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    if (isFixed) return;
    const day = typedDay.readPasted(event.clipboardData.getData('text'));
    if (day === undefined) onRefusal();
    else state.setValue(new CalendarDate(day.year, day.month, day.day));
  }

  return (
    <Group ref={box} className={styles.group} onBlur={onBlur} onPaste={onPaste}>
      {hasWords && (
        <span aria-hidden="true" className={styles.words}>
          {state.formatValue(locale, inWords)}
        </span>
      )}
      <DateInput className={`${styles.segments} ${hasWords ? styles.behindWords : ''}`}>
        {(segment) => <DaySegment segment={segment} onFaultChange={fault.change} onStateChange={typedDay.onStateChange} />}
      </DateInput>
      {!isReadOnly && (
        <Button className={fieldButton}>
          <CalendarBlank size={18} />
        </Button>
      )}
    </Group>
  );
}
