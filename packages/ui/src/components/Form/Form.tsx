'use client';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withdraw } from '../Toast/notify.ts';
import { FormErrorsContext, type FormField, type FormFields, FormFieldsContext } from '../Field/form/formFields.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import type { KeyInFields } from './sendByCtrlEnter.ts';
import * as styles from './Form.css.ts';
import { focusField, inPageOrder } from './errors/focusField.ts';
import { type ErrorsBag, type ShownMessages, summaryOf, visibleMessages, without } from './errors/formErrors.ts';
import { MessageList } from './MessageList.tsx';

export interface FormProps extends Omit<ComponentProps<'form'>, 'children' | 'className' | 'style' | 'noValidate'> {
  children: ReactNode;
  /**
   * Error messages by field name. A message is shown under its field until the field is edited.
   * A new object is a new response: it scrolls to the first field in error and focuses it.
   */
  errors?: ErrorsBag;
  /** `all` shows all messages of a field as a list, `first` only the first. @default 'all' */
  shownMessages?: ShownMessages;
  /**
   * Names of fields whose messages are about another field too, by that field's name: `{ password: 'confirmation' }` removes the
   * messages of `confirmation` when `password` is edited. @default a message goes only when its own field changes
   */
  comparedWith?: Readonly<Record<string, string>>;
  /** Handles keys before the fields do, for example `sendByCtrlEnter`. @default Enter in a line of text sends the form */
  onKeyInFields?: KeyInFields;
  /** Called on submit. The form prevents the reload of the page, and the browser validates nothing and shows no bubbles. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  ref?: Ref<HTMLFormElement>;
}

const noErrors: ErrorsBag = {};
const noPairs: Readonly<Record<string, string>> = {};

/** The first state of the `attempt`th response; `errors` then loses the fields that are edited. */
function firstShown(response: ErrorsBag, shown: ShownMessages, attempt: number) {
  const all = visibleMessages(response, shown);
  return { response, attempt, all, errors: all };
}

/** Fields that are sent together, 18 px apart. It shows their errors and moves the focus there. */
export function Form(allProps: FormProps) {
  const { children, errors: bag = noErrors, shownMessages: shown = 'all', comparedWith = noPairs, onKeyInFields, onSubmit, onReset, ...props } = allProps;
  // A new object without messages is not a new response.
  const errors = Object.keys(bag).length === 0 ? noErrors : bag;
  const [fields, setFields] = useState<readonly FormField[]>([]);
  const [current, setCurrent] = useState(() => firstShown(errors, shown, 1));
  if (current.response !== errors) setCurrent(firstShown(errors, shown, current.attempt + 1));

  const latest = useRef({ errors: current.errors, fields, comparedWith });
  useEffect(() => {
    latest.current = { errors: current.errors, fields, comparedWith };
  });
  const known = useMemo<FormFields>(
    () => ({
      add(field) {
        setFields((others) => inPageOrder([...others, field]));
        return () => setFields((others) => others.filter((other) => other !== field));
      },
      clear(name) {
        const { errors, comparedWith } = latest.current;
        const names = [name, comparedWith[name]].filter((one) => one !== undefined);
        // A toast that repeats a message of the field goes with it.
        for (const message of names.flatMap((one) => errors[one] ?? [])) withdraw(message);
        setCurrent((current) => {
          const left = names.reduce(without, current.errors);
          return left === current.errors ? current : { ...current, errors: left };
        });
      },
      focusFirst(names) {
        const first = latest.current.fields.find(({ name }) => names.includes(name));
        if (first) focusField(first);
      },
    }),
    [],
  );

  const focused = useRef(noErrors);
  // Before the paint of the errors, so that the focus moves in the same paint.
  useLayoutEffect(() => {
    const first = summaryOf(visibleMessages(errors, 'first'), fields)[0]?.field;
    if (focused.current === errors || first === undefined) return;
    focused.current = errors;
    focusField(first);
  }, [errors, fields]);

  const messagesOfFields = useMemo(
    () => Object.fromEntries(Object.entries(current.errors).map(([name, messages]) => [name, <MessageList key={name} messages={messages} />])),
    [current.errors],
  );
  const lines = summaryOf(current.errors, fields);
  const needsSummary = lines.length > 1 || lines.some(({ field }) => field === undefined);

  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      onReset={(event) => {
        setCurrent((current) => ({ ...current, errors: {} }));
        onReset?.(event);
      }}
    >
      <FormFieldsContext value={known}>
        <FormErrorsContext value={messagesOfFields}>
          <div
            role="presentation"
            className={needsSummary ? styles.denseStack : styles.stack}
            onKeyDownCapture={onKeyInFields && ((event) => onKeyInFields(event, fields))}
          >
            {needsSummary && <ErrorSummary lines={lines} key={current.attempt} isNew={current.errors === current.all} />}
            {children}
          </div>
        </FormErrorsContext>
      </FormFieldsContext>
    </form>
  );
}
