'use client';
import { useImperativeHandle, useRef } from 'react';
import { Minus } from '../../icons/Minus.tsx';
import { Plus } from '../../icons/Plus.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { DecimalField, type DecimalFieldProps } from '../DecimalField/DecimalField.tsx';
import { readDecimal } from '../DecimalField/readDecimal.ts';
import { fieldButton } from '../Field/styles/FieldButton.css.ts';
import { setInputValue } from '../Field/text/setInputValue.ts';
import { numberFieldMessages } from './messages.ts';
import { steppers } from './NumberField.css.ts';
import { type Steps, stepped } from './stepped.ts';

export interface NumberFieldProps extends Omit<DecimalFieldProps, 'suffix' | 'onKeyDown'>, Steps {}

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A quantity that can be typed or stepped up and down. */
export function NumberField({ step, min, max, ref, ...props }: NumberFieldProps) {
  const messages = useMessages(numberFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function count(direction: 1 | -1) {
    const { current } = input;
    if (current === null || current.readOnly || current.disabled) return;
    const number = readDecimal(current.value);
    if (number === undefined) return;
    const next = stepped(number, direction, { step, min, max });
    if (next !== current.value) setInputValue(current, next);
  }

  const stepper = { className: fieldButton, excludeFromTabOrder: true, preventFocusOnPress: true, isDisabled: props.isDisabled };
  const { label } = props;
  return (
    <DecimalField
      {...props}
      ref={input}
      onKeyDown={(event) => {
        const direction = directions[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        count(direction);
      }}
      suffix={
        props.isReadOnly === true ? undefined : (
          <span className={steppers}>
            <PressButton {...stepper} aria-label={messages.numberDecrease({ label })} onPress={() => count(-1)}>
              <Minus size={18} />
            </PressButton>
            <PressButton {...stepper} aria-label={messages.numberIncrease({ label })} onPress={() => count(1)}>
              <Plus size={18} />
            </PressButton>
          </span>
        )
      }
    />
  );
}
