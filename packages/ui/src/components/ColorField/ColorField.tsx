'use client';
import { type Ref, useId, useRef, useState } from 'react';
import { Eyedropper } from '../../icons/Eyedropper.tsx';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { fieldButton } from '../Field/styles/FieldButton.css.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useControlledText } from '../Field/text/useControlledText.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ColorField.css.ts';
import type { ColorPanelProps } from './ColorPanel.tsx';
import { hexColor } from './hexColor.ts';
import { colorFieldMessages } from './messages.ts';

// The palette is larger than the field and is rarely opened.
const Panel = lazyOverlay<ColorPanelProps>(async () => (await import('./ColorPanel.tsx')).ColorPanel, {
  close: ({ onOpenChange }) => onOpenChange(false),
});

export interface ColorFieldProps extends FieldProps {
  /** The typed or chosen text, for example '#8C2F3C'. It need not be a colour. */
  value?: string;
  /** The initial text of an uncontrolled field. @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** An example of the text, shown while the field is empty. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A colour as hex text, typed or picked from a palette. */
export function ColorField({ value, defaultValue, onChange, ...props }: ColorFieldProps) {
  const messages = useMessages(colorFieldMessages);
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useControlledText({ value, defaultValue, onChange });

  // While the text is not a colour, for example during typing, the swatch keeps the last valid colour.
  const named = hexColor(text);
  const [color, setColor] = useState(named);
  const shown = text.trim() === '' ? undefined : (named ?? color);
  if (color !== shown) setColor(shown);

  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chooseColor = messages.colorChoose({ label: props.label });

  return (
    <div ref={root} className={styles.root}>
      <TextField
        autoComplete="off"
        spellCheck="false"
        {...props}
        value={text}
        onChange={setText}
        icon={<span className={styles.swatch} style={{ background: shown }} />}
        suffix={
          props.isReadOnly !== true && (
            <PressButton
              className={fieldButton}
              isDisabled={props.isDisabled}
              aria-label={chooseColor}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onPress={() => setOpen(true)}
            >
              <Eyedropper size={18} />
            </PressButton>
          )
        }
      />
      <Panel
        id={id}
        label={chooseColor}
        isOpen={isOpen && props.isReadOnly !== true}
        onOpenChange={setOpen}
        triggerRef={root}
        color={shown}
        onChange={setText}
      />
    </div>
  );
}
