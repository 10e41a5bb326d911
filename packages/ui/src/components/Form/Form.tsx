'use client';
import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { type FormErrors, FormErrorsContext, type FormField, type FormFields, FormFieldsContext } from '../Field/formFields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { focusField, inPageOrder } from './focusField.ts';
import { type ErrorsBag, firstMessages, summaryOf, without } from './formErrors.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'children' | 'className' | 'style' | 'render' | 'validationErrors' | 'validationBehavior' | 'onSubmit'> {
  children: ReactNode;
  /**
   * What an API says is wrong: messages by field name, of which the first is shown under the field of that name until
   * the field is edited. A new object is a new answer: the first field in error is then scrolled to and focused.
   */
  errors?: ErrorsBag;
  /** What is shown under fields of which the API says several things, for example `listErrors`. @default the first alone */
  renderErrors?: (shown: FormErrors, all: ErrorsBag) => Readonly<Record<string, ReactNode>>;
  /**
   * `native`: the browser checks `isRequired` and types before `onSubmit`. `aria`: nothing is checked here.
   * @default 'aria'
   */
  validationBehavior?: 'native' | 'aria';
  /** The page is never reloaded, so there is no default to prevent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  ref?: Ref<HTMLFormElement>;
}

const noErrors: ErrorsBag = {};

/** Fields that are sent together, 18 px apart. Knows what is wrong with them and leads there. */
export function Form({ children, errors: bag = noErrors, renderErrors, validationBehavior = 'aria', onSubmit, onReset, ...props }: FormProps) {
  // One empty bag is as good as another, so a fresh one is no new answer.
  const errors = Object.keys(bag).length === 0 ? noErrors : bag;
  const [fields, setFields] = useState<readonly FormField[]>([]);
  const [current, setCurrent] = useState({ answer: errors, errors: firstMessages(errors) });
  if (current.answer !== errors) setCurrent({ answer: errors, errors: firstMessages(errors) });

  const known = useMemo<FormFields>(
    () => ({
      add(field) {
        setFields((others) => inPageOrder([...others, field]));
        return () => setFields((others) => others.filter((other) => other !== field));
      },
      clear(name) {
        setCurrent(({ answer, errors }) => ({ answer, errors: without(errors, name) }));
      },
    }),
    [],
  );

  const led = useRef(noErrors);
  useEffect(() => {
    const first = summaryOf(firstMessages(errors), fields)[0]?.field;
    if (led.current === errors || first === undefined) return;
    led.current = errors;
    focusField(first);
  }, [errors, fields]);

  const clearAll = () => setCurrent(({ answer }) => ({ answer, errors: {} }));
  // An answer to the last attempt must not keep the browser from letting the next one through.
  const clearBeforeCheck = (event: MouseEvent) => {
    if ((event.target as Element).closest<HTMLButtonElement>('button')?.type === 'submit') flushSync(clearAll);
  };
  const takeFromBrowser = (event: FormEvent) => {
    const { name, validity, validationMessage } = event.target as HTMLInputElement;
    if (name === '' || validity.customError) return;
    setCurrent(({ answer, errors }) => ({ answer, errors: { ...errors, [name]: validationMessage } }));
  };

  const lines = summaryOf(current.errors, fields);
  const needsSummary = lines.length > 1 || lines.some(({ field }) => field === undefined);

  return (
    <AriaForm
      {...props}
      validationBehavior={validationBehavior}
      onClickCapture={validationBehavior === 'native' ? clearBeforeCheck : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      onReset={(event) => {
        clearAll();
        onReset?.(event);
      }}
    >
      <FormFieldsContext value={known}>
        <FormErrorsContext value={renderErrors?.(current.errors, errors) ?? current.errors}>
          <div className={styles.stack} onInvalidCapture={takeFromBrowser}>
            {needsSummary && <ErrorSummary lines={lines} />}
            {children}
          </div>
        </FormErrorsContext>
      </FormFieldsContext>
    </AriaForm>
  );
}
