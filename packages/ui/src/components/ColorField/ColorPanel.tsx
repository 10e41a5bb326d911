'use client';
import { type RefObject, useState } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Dialog } from 'react-aria-components/Dialog';
import { useMessages } from '../../messages/useMessages.ts';
import { Popover } from '../Dialog/Popover.tsx';
import * as styles from './ColorField.css.ts';
import { colorFieldMessages } from './messages.ts';
import { wardrobeColors } from './wardrobeColors.ts';

interface ColorPaletteProps {
  /** The chosen colour, for example '#8C2F3C'; undefined without a choice. */
  color: string | undefined;
  onChange: (color: string) => void;
}

export interface ColorPanelProps extends ColorPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element id of the dialog. */
  id: string;
  /** The name of the dialog. */
  label: string;
  /** The trigger, beside which the palette opens. */
  triggerRef: RefObject<HTMLElement | null>;
}

/** The palette of a `ColorField`, fetched when it is first opened. */
export function ColorPanel({ id, label, isOpen, onOpenChange, triggerRef, ...palette }: ColorPanelProps) {
  return (
    <Popover className={styles.popover} triggerRef={triggerRef} placement="bottom start" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog id={id} className={styles.dialog} aria-label={label}>
        <ColorPalette {...palette} />
      </Dialog>
    </Popover>
  );
}

/** The start of area and slider without a chosen colour. It is not one of the wardrobe's colours. */
const startColor = '#FFFFFF';

/** Picks a colour from an area, a hue slider or the wardrobe's colours. */
function ColorPalette({ color: hex, onChange }: ColorPaletteProps) {
  const messages = useMessages(colorFieldMessages);
  // A grey has no hue, so the picked colour is kept as well as its hex text.
  const [color, setColor] = useState(() => parseColor(hex ?? startColor).toFormat('hsb'));
  const isChosen = hex !== undefined;
  return (
    <ColorPicker
      value={color}
      onChange={(chosen) => {
        setColor(chosen.toFormat('hsb'));
        onChange(chosen.toString('hex'));
      }}
    >
      <div className={styles.palette} data-empty={!isChosen || undefined}>
        <ColorArea className={styles.area} colorSpace="hsb" xChannel="saturation" yChannel="brightness">
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider className={styles.hue} colorSpace="hsb" channel="hue" aria-label={messages.colorHue}>
          <SliderTrack className={styles.track}>
            <ColorThumb className={styles.thumb} />
          </SliderTrack>
        </ColorSlider>
        <ColorSwatchPicker className={styles.swatches} aria-label={messages.colorWardrobe}>
          {wardrobeColors.map((wardrobeColor) => (
            <ColorSwatchPickerItem key={wardrobeColor} color={wardrobeColor} className={styles.choice}>
              <ColorSwatch className={styles.choiceColor} />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      </div>
    </ColorPicker>
  );
}
