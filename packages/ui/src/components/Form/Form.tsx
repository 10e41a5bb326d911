'use client';
import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { FormErrorsContext, type FormField, type FormFields, FormFieldsContext } from '../Field/form/formFields.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { focusField, inPageOrder } from './errors/focusField.ts';
import { type ErrorsBag, type ShownMessages, summaryOf, visibleMessages, without } from './errors/formErrors.ts';
import { MessageList } from './MessageList.tsx';

export interface FormProps
  extends Omit<AriaFormProps, 'children' | 'className' | 'style' | 'render' | 'validationErrors' | 'validationBehavior' | 'onSubmit'> {
  children: ReactNode;
  /**
   * What is wrong with which field: messages by field name, shown under the field of that name until the field is edited.
   * A new object is a new response: the first field in error is then scrolled to and focused.
   */
  errors?: ErrorsBag;
  /** Whether a field shows all of its messages, as a list, or the first alone. @default 'all' */
  shownMessages?: ShownMessages;
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

/** Fields that are sent together, 18 px apart. Shows what is wrong with them and moves the focus there. */
export function Form(allProps: FormProps) {
  const { children, errors: bag = noErrors, shownMessages: shown = 'all', validationBehavior = 'aria', onSubmit, onReset, ...props } = allProps;
  // A new object without messages is not a new response.
  const errors = Object.keys(bag).length === 0 ? noErrors : bag;
  const [fields, setFields] = useState<readonly FormField[]>([]);
  const [current, setCurrent] = useState({ response: errors, errors: visibleMessages(errors, shown) });
  if (current.response !== errors) setCurrent({ response: errors, errors: visibleMessages(errors, shown) });

  const known = useMemo<FormFields>(
    () => ({
      add(field) {
        setFields((others) => inPageOrder([...others, field]));
        return () => setFields((others) => others.filter((other) => other !== field));
      },
      clear(name) {
        setCurrent(({ response, errors }) => ({ response, errors: without(errors, name) }));
      },
    }),
    [],
  );

  const focused = useRef(noErrors);
  useEffect(() => {
    const first = summaryOf(visibleMessages(errors, 'first'), fields)[0]?.field;
    if (focused.current === errors || first === undefined) return;
    focused.current = errors;
    focusField(first);
  }, [errors, fields]);

  const clearAll = () => setCurrent(({ response }) => ({ response, errors: {} }));
  // A message of the last response would count as an error of the field, and the browser would not send the next attempt.
  const clearBeforeCheck = (event: MouseEvent) => {
    if ((event.target as Element).closest<HTMLButtonElement>('button')?.type === 'submit') flushSync(clearAll);
  };
  const takeBrowserMessage = (event: FormEvent) => {
    const { name, validity, validationMessage } = event.target as HTMLInputElement;
    if (name === '' || validity.customError) return;
    setCurrent(({ response, errors }) => ({ response, errors: { ...errors, [name]: [validationMessage] } }));
  };

  const messagesOfFields = useMemo(
    () => Object.fromEntries(Object.entries(current.errors).map(([name, messages]) => [name, <MessageList key={name} messages={messages} />])),
    [current.errors],
  );
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
        <FormErrorsContext value={messagesOfFields}>
          <div className={styles.stack} onInvalidCapture={takeBrowserMessage}>
            {needsSummary && <ErrorSummary lines={lines} />}
            {children}
          </div>
        </FormErrorsContext>
      </FormFieldsContext>
    </AriaForm>
  );
}
