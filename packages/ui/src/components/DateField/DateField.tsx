'use client';
import type { DateValue } from '@internationalized/date';
import { use, useId, useState } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { defaultLocale } from '../../messages/defaultLocale.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Popover } from '../Dialog/Popover.tsx';
import { field } from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import { RefusalLine } from '../Field/parts/RefusalLine.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { DayInput } from './DayInput.tsx';
import { dateOf, inFull, isEarly, isoOf } from './isoDate.ts';
import { dateFieldMessages } from './messages.ts';
import { useDayFault } from './useDayFault.ts';
import { useShownDay } from './useShownDay.ts';

export interface DateFieldProps extends FieldProps {
  /** The day as 'YYYY-MM-DD'; null for an empty field. */
  value?: string | null;
  /** The initial day of an uncontrolled field, as 'YYYY-MM-DD'. */
  defaultValue?: string;
  /** Called with the day as 'YYYY-MM-DD', or null for an empty field. An incomplete or impossible day, or one before 1900, is an error and blocks its form. */
  onChange?: (value: string | null) => void;
  /** The first available day, as 'YYYY-MM-DD'. */
  minValue?: string;
  /** The last available day, as 'YYYY-MM-DD'. */
  maxValue?: string;
  /** Returns the reason why a day ('YYYY-MM-DD') is not available; undefined for an available day. */
  unavailableReason?: (date: string) => string | undefined;
  autoComplete?: string;
}

/** A date, typed in segments or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { locale } = useLocale();
  // The product writes the day first, also in English.
  return (
    <I18nProvider locale={locale === defaultLocale ? 'en-GB' : locale}>
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
  const { root, error: givenError, onEdit } = useFormField({ name: props.name, label, errorMessage, value });
  const [date, setDate] = useShownDay(value, defaultValue);
  const messages = useMessages(dateFieldMessages);
  const refusalId = useId();
  const outside = use(DescribedByContext);
  const [refusals, setRefusals] = useState(0);
  const fault = useDayFault(root);
  const error = givenError ?? fault.error;
  const reasonOf = (date: DateValue) => unavailableReason?.(isoOf(inFull(date)));
  return (
    <DatePicker<DateValue>
      {...props}
      ref={root}
      className={field}
      aria-describedby={[refusals > 0 && refusalId, outside].filter(Boolean).join(' ') || undefined}
      // A typed day that is not available shows its error without a form too.
      validationBehavior="aria"
      granularity="day"
      shouldForceLeadingZeros
      value={date}
      defaultValue={dateOf(defaultValue ?? null)}
      minValue={dateOf(minValue ?? null)}
      maxValue={dateOf(maxValue ?? null)}
      isDateUnavailable={(date) => reasonOf(date) !== undefined}
      validate={(date) => (date === null ? undefined : reasonOf(date))}
      isInvalid={error === undefined ? undefined : true}
      onChange={(changed) => {
        onEdit();
        setRefusals(0);
        const day = changed === null ? null : isoOf(inFull(changed));
        // A year that is being typed passes through the first centuries.
        const isNone = changed !== null && isEarly(changed);
        setDate(changed, isNone ? undefined : day);
        if (!isNone) onChange?.(day);
      }}
    >
      {({ state }) => (
        <>
          <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
          <DayInput state={state} fault={fault} isReadOnly={props.isReadOnly} isDisabled={props.isDisabled} onRefusal={() => setRefusals((times) => times + 1)} />
          <FieldHelp description={description} error={error} />
          <RefusalLine id={refusalId} refused={refusals === 0 ? undefined : { message: messages.dateRefused, times: refusals }} />
          <Popover className={styles.popover}>
            <Dialog className={styles.dialog}>
              <DateCalendar unavailableReason={unavailableReason} />
            </Dialog>
          </Popover>
        </>
      )}
    </DatePicker>
  );
}
