'use client';
import { type DateValue, getLocalTimeZone } from '@internationalized/date';
import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FormContext } from 'react-aria-components/Form';
import { Group } from 'react-aria-components/Group';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { field } from '../Field/Field.css.ts';
import { fieldButton } from '../Field/FieldButton.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { popover } from '../Field/Popover.css.ts';
import { useFormField } from '../Field/useFormField.ts';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { dateOf, isoOf } from './isoDate.ts';

export interface DateFieldProps extends FieldProps {
  /** The day as 'YYYY-MM-DD'; null while there is none. */
  value?: string | null;
  /** The day at first, when the field keeps its own, as 'YYYY-MM-DD'. */
  defaultValue?: string;
  /** Called with the day as 'YYYY-MM-DD', or with null when it is incomplete. */
  onChange?: (value: string | null) => void;
  /** The first day that can be chosen, as 'YYYY-MM-DD'. */
  minValue?: string;
  /** The last day that can be chosen, as 'YYYY-MM-DD'. */
  maxValue?: string;
  /** Why a day ('YYYY-MM-DD') cannot be chosen; undefined for a day that can. */
  unavailableReason?: (date: string) => string | undefined;
  autoComplete?: string;
}

/** A day, typed by its parts or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { locale } = useLocale();
  // The product writes the day first, and so does its English.
  return (
    <I18nProvider locale={locale === 'en-US' ? 'en-GB' : locale}>
      <DayField {...props} />
    </I18nProvider>
  );
}

function DayField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  unavailableReason,
  ...props
}: DateFieldProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const form = useSlottedContext(FormContext);
  const { locale } = useLocale();
  const inWords = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const reasonOf = (date: DateValue) => unavailableReason?.(isoOf(date));
  return (
    <DatePicker<DateValue>
      {...props}
      ref={root}
      className={field}
      // Outside of a form, too, a blocked day that was typed says so.
      validationBehavior={form?.validationBehavior ?? 'aria'}
      granularity="day"
      shouldForceLeadingZeros
      value={value === undefined ? undefined : dateOf(value)}
      defaultValue={dateOf(defaultValue ?? null)}
      minValue={dateOf(minValue ?? null)}
      maxValue={dateOf(maxValue ?? null)}
      isDateUnavailable={(date) => reasonOf(date) !== undefined}
      validate={(date) => (date === null ? undefined : reasonOf(date))}
      isInvalid={error === undefined ? undefined : true}
      onChange={(date) => {
        onEdit();
        onChange?.(date === null ? null : isoOf(date));
      }}
    >
      {({ state }) => (
        <>
          <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
          <Group className={styles.group}>
            {state.value !== null && (
              <span aria-hidden="true" className={styles.words}>
                {inWords.format(state.value.toDate(getLocalTimeZone()))}
              </span>
            )}
            <DateInput className={`${styles.segments} ${state.value === null ? '' : styles.behindWords}`}>
              {(segment) => <DateSegment segment={segment} className={styles.segment} />}
            </DateInput>
            {props.isReadOnly !== true && (
              <Button className={fieldButton}>
                <CalendarBlank size={18} />
              </Button>
            )}
          </Group>
          <FieldHelp description={description} error={error} />
          <Popover className={popover} offset={4}>
            <Dialog className={styles.dialog}>
              <DateCalendar unavailableReason={unavailableReason} />
            </Dialog>
          </Popover>
        </>
      )}
    </DatePicker>
  );
}
