'use client';
import { Eyedropper } from '@phosphor-icons/react/dist/csr/Eyedropper';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { colorMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { fieldButton } from '../Field/FieldButton.css.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFieldText } from '../Field/useFieldText.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ColorField.css.ts';
import { hexColor } from './hexColor.ts';
import { wardrobeColors } from './wardrobeColors.ts';

// The palette weighs more than the field and is seldom opened.
const ColorPalette = lazy(() => import('./ColorPalette.tsx'));

export interface ColorFieldProps extends FieldProps {
  /** The text as it was typed or chosen, for example '#8C2F3C'. It need not name a colour. */
  value?: string;
  /** The text at first, when the field keeps its own. @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** An example of what to type. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A colour as hex text, typed or chosen by eye. */
export function ColorField({ value, defaultValue, onChange, ...props }: ColorFieldProps) {
  const messages = useMessages(colorMessages);
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useFieldText({ value, defaultValue, onChange });

  // A text that names no colour, as while it is being typed, keeps the swatch of the last one that did.
  const named = hexColor(text);
  const [color, setColor] = useState(named);
  const shown = text.trim() === '' ? undefined : (named ?? color);
  if (color !== shown) setColor(shown);

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
            <DialogTrigger>
              <Button className={fieldButton} isDisabled={props.isDisabled} aria-label={messages.colorChoose({ label: props.label })}>
                <Eyedropper size={18} />
              </Button>
              <Popover className={styles.popover} triggerRef={root} placement="bottom start" offset={4}>
                <Dialog className={styles.dialog} aria-label={messages.colorChoose({ label: props.label })}>
                  <Suspense fallback={null}>
                    <ColorPalette color={shown ?? wardrobeColors[0]} onChange={setText} />
                  </Suspense>
                </Dialog>
              </Popover>
            </DialogTrigger>
          )
        }
      />
    </div>
  );
}
