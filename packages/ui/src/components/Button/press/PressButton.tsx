'use client';
import { type ButtonHTMLAttributes, type MouseEvent, type Ref, use, useEffect, useImperativeHandle, useRef } from 'react';
import { announce, prepareAnnouncements } from '../../Announcer/announce.ts';
import { forgetPressStates, usePressStates } from './pressStates.ts';
import { TriggerContext } from './TriggerContext.ts';

export interface PressButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  /** Called for a press by pointer, keyboard or assistive technology. It is a click, whose `detail` is 0 unless a pointer made it. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Presses are ignored, the focus stays, and the label of the busy button is announced. @default false */
  isBusy?: boolean;
  /** Tab skips the button, because the keyboard has another way to do the same. @default false */
  excludeFromTabOrder?: boolean;
  /** A press by pointer leaves the focus where it is. @default false */
  preventFocusOnPress?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button without a look, with the states of `pressStates`. */
export function PressButton({
  onPress,
  isDisabled = false,
  isBusy,
  excludeFromTabOrder = false,
  preventFocusOnPress = false,
  type = 'button',
  onMouseDown,
  ref,
  ...props
}: PressButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const trigger = use(TriggerContext);
  useImperativeHandle(trigger?.ref, () => button.current as HTMLButtonElement, []);
  usePressStates(button);
  useBusyAnnouncement(button, isBusy);
  const isOff = isDisabled || isBusy === true;
  useEffect(() => {
    if (isOff && button.current) forgetPressStates(button.current);
  }, [isOff]);

  return (
    <button
      {...props}
      ref={button}
      id={props.id ?? trigger?.id}
      // A form is not sent again while it is being sent.
      type={type === 'submit' && isBusy ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isBusy || props['aria-disabled']}
      aria-haspopup={trigger?.['aria-haspopup'] ?? props['aria-haspopup']}
      aria-expanded={trigger?.['aria-expanded'] ?? props['aria-expanded']}
      tabIndex={excludeFromTabOrder ? -1 : props.tabIndex}
      data-press=""
      data-disabled={isDisabled || undefined}
      data-pending={isBusy || undefined}
      onMouseDown={(event) => {
        if (preventFocusOnPress) event.preventDefault();
        onMouseDown?.(event);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (!isOff) trigger?.onKeyDown(event);
      }}
      onClick={(event) => {
        if (isOff) return;
        // Safari does not focus a clicked button, and an overlay returns the focus to the focused element.
        if (!preventFocusOnPress && !isSentByEnter(event)) event.currentTarget.focus({ preventScroll: true });
        trigger?.onPress(event);
        onPress?.(event);
      }}
    />
  );
}

/** Whether Enter in a field of the form made this click. The focus then stays in the field. */
const isSentByEnter = ({ detail, currentTarget: { type, form } }: MouseEvent<HTMLButtonElement>) =>
  detail === 0 && type === 'submit' && form?.contains(document.activeElement) === true;

/** Screen readers announce neither the changed label of the focused button nor that of the button that Enter pressed. */
function useBusyAnnouncement(button: { current: HTMLButtonElement | null }, isBusy: boolean | undefined) {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const { current } = button;
    if (isBusy === undefined || current === null) return;
    prepareAnnouncements('assertive');
    const hasFocus = (current.form ?? current).contains(document.activeElement);
    // What follows, such as the result, is announced in its own place.
    if (isBusy && !wasBusy.current && hasFocus) announce(nameOf(current), 'assertive');
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}

/** The visible label. The hidden one only reserves its width. */
const nameOf = (button: HTMLButtonElement): string =>
  button.ariaLabel ?? (button.querySelector(':scope > * > :not([aria-hidden])') ?? button).textContent;
