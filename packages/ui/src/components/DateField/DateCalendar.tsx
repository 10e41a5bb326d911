'use client';
import { useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { CaretLeft } from '../../icons/CaretLeft.tsx';
import { CaretRight } from '../../icons/CaretRight.tsx';
import * as styles from './DateField.css.ts';
import { isoOf } from './isoDate.ts';

export interface DateCalendarProps {
  /** The reason why a day is not available; undefined for an available day. */
  unavailableReason: ((date: string) => string | undefined) | undefined;
}

/** A month of days. Weeks begin on Monday. */
export function DateCalendar({ unavailableReason }: DateCalendarProps) {
  const [pointedAt, setPointedAt] = useState<string>();
  return (
    <Calendar className={styles.calendar} firstDayOfWeek="mon">
      <header className={styles.header}>
        <Heading level={2} className={styles.month} />
        <Button slot="previous" className={styles.step}>
          <CaretLeft size={18} />
        </Button>
        <Button slot="next" className={styles.step}>
          <CaretRight size={18} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={styles.day}
              onPointerEnter={() => setPointedAt(isoOf(date))}
              onPointerLeave={() => setPointedAt(undefined)}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {unavailableReason !== undefined && <Reason pointedAt={pointedAt} unavailableReason={unavailableReason} />}
    </Calendar>
  );
}

function Reason({ pointedAt, unavailableReason }: { pointedAt: string | undefined } & Required<DateCalendarProps>) {
  const state = useContext(CalendarStateContext);
  const focused = state === null ? undefined : isoOf(state.focusedDate);
  const day = pointedAt ?? focused;
  return (
    <p role="status" className={styles.reason}>
      {day !== undefined && unavailableReason?.(day)}
    </p>
  );
}
