'use client';
import { type KeyboardEvent, use, useId, useImperativeHandle, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CaretDown } from '../../icons/CaretDown.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import * as field from '../Field/styles/Field.css.ts';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import { HelpLine } from '../Field/parts/HelpLine.tsx';
import { whenOpened } from '../Dialog/whenOpened.tsx';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { focusWithRing } from '../Field/form/focusWithRing.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { nothingTyped, opensOn, optionBeside, optionStartingWith, stepOf, typedBy } from './closedKeys.ts';
import { selectMessages } from './messages.ts';
import { NativeSelect } from './NativeSelect.tsx';
import * as styles from './Select.css.ts';
import { optionOf, type SelectOption } from './selectOption.ts';
import { SelectPanel, type SelectPanelProps } from './SelectPanel.tsx';
import type { SelectProps } from './selectProps.ts';

const Panel = whenOpened(SelectPanel);

/** A Select that can be changed. It has the keys and presses of React Aria's. */
export function SelectField({
  label,
  isLabelInside = false,
  isLabelHidden = isLabelInside,
  description,
  errorMessage,
  name,
  options: listed,
  value: controlled,
  defaultValue,
  onChange,
  placeholder,
  size = 'medium',
  variant = 'outlined',
  autoComplete,
  isRequired = false,
  isDisabled = false,
  ref,
}: SelectProps) {
  const messages = useMessages(selectMessages);
  const { locale } = useLocale();
  const { root, error: known, onEdit } = useFormField({ name, label, errorMessage });
  const [refusal, setRefusal] = useState<string>();
  const error = known ?? refusal;
  const id = useId();
  const ids = { trigger: `${id}trigger`, label: `${id}label`, value: `${id}value`, help: `${id}help`, list: `${id}list` };
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, []);

  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const value = controlled === undefined ? own : controlled;
  const [first] = useState(value);
  const [list, setList] = useState<Pick<SelectPanelProps, 'isOpen' | 'startsOn'>>({ isOpen: false, startsOn: true });
  const typed = useRef(nothingTyped);

  const options = listed.map(optionOf);
  const chosen = options.find((option) => option.value === value);

  function open(startsOn: SelectPanelProps['startsOn']) {
    // The list returns the focus to where it is when it opens.
    trigger.current?.focus({ preventScroll: true });
    typed.current = nothingTyped;
    if (options.length > 0) setList({ isOpen: true, startsOn });
  }
  const close = () => setList({ ...list, isOpen: false });

  function choose(next: string | null) {
    setRefusal(undefined);
    if (next === value) return;
    setOwn(next);
    onEdit();
    onChange?.(next ?? '');
  }
  const chooseOption = (option: SelectOption | undefined) => option && choose(option.value);

  /** Returns whether an option starts with what is typed. */
  function type(event: KeyboardEvent): boolean {
    const next = typedBy(event, event.timeStamp, typed.current);
    const option = next && optionStartingWith(options, next.text, value, locale);
    if (next) typed.current = option ? next : nothingTyped;
    chooseOption(option);
    return option !== undefined;
  }

  /** Returns whether the key has done something. */
  function onKey(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing) return false;
    if (type(event)) return true;
    const step = stepOf(event);
    const startsOn = opensOn(event);
    if (step !== 0) chooseOption(optionBeside(options, value, step));
    else if (event.key === 'Escape' && list.isOpen) close();
    else if (startsOn === undefined) return false;
    else if (event.repeat) return true;
    else if (!list.isOpen) open(startsOn);
    else if (event.key === 'Enter' || event.key === ' ') close();
    return true;
  }

  const outside = use(DescribedByContext);
  const hasHelp = error !== undefined || description !== undefined;
  const describedBy = [hasHelp && ids.help, outside].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <div ref={root} className={field.field} data-invalid={error !== undefined || undefined} data-disabled={isDisabled || undefined}>
        {!isLabelHidden && (
          <FieldLabel id={ids.label} isRequired={isRequired} onPress={() => !isDisabled && focusWithRing(trigger.current)}>
            {label}
          </FieldLabel>
        )}
        <PressButton
          ref={trigger}
          id={ids.trigger}
          isDisabled={isDisabled}
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? ids.list : undefined}
          aria-label={isLabelHidden ? label : undefined}
          aria-labelledby={`${ids.value} ${isLabelHidden ? ids.trigger : ids.label}`}
          aria-describedby={describedBy}
          className={`${field.boxes[size]} ${styles.triggers[variant]}`}
          preventFocusOnPress
          // As the browser's own: by mouse when it goes down, by touch when it is lifted.
          onPointerDown={({ pointerType, button }) => {
            if (pointerType !== 'touch' && button === 0 && !isDisabled) open(true);
          }}
          onPress={({ detail }) => {
            if (!list.isOpen) open(detail === 0 ? 'first' : true);
          }}
          onKeyDown={(event) => {
            if (!onKey(event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <span id={ids.value} className={styles.value} data-placeholder={chosen === undefined || undefined}>
            {chosen ? (chosen.content ?? chosen.label) : (placeholder ?? messages.selectPlaceholder({ label }))}
          </span>
          {/* After the option, as in the button's name; the style puts it first. */}
          {isLabelInside && <span className={styles.inside}> {label}</span>}
          <CaretDown size={16} className={styles.caret} />
        </PressButton>
        <HelpLine id={ids.help} description={description} error={error} />
        <NativeSelect
          options={options}
          value={value}
          name={name}
          autoComplete={autoComplete}
          isRequired={isRequired}
          isDisabled={isDisabled}
          trigger={trigger}
          onChange={choose}
          onReset={() => choose(first)}
          onRefused={setRefusal}
        />
      </div>
      <Panel
        {...list}
        onOpenChange={(isOpen) => setList({ ...list, isOpen })}
        id={ids.list}
        name={isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': ids.label }}
        triggerRef={trigger}
        options={options}
        value={value}
        onChoose={choose}
        variant={variant}
      />
    </>
  );
}
