'use client';
import type { ReactNode } from 'react';
import { PressButton, type PressButtonProps } from '../Button/press/PressButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { TooltipProps } from '../Tooltip/tooltipProps.ts';
import { iconButtonClass } from './iconButtonClass.ts';

export interface IconButtonProps
  extends Omit<PressButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** One icon: 18 px in a small button, 20 px in the others. */
  children: ReactNode;
  /** `secondary` has an edge, `sidebar` is for the dark sidebar. @default 'ghost' */
  variant?: 'ghost' | 'secondary' | 'sidebar';
  /** 32, 40 or 44 px square; at least 44 px on touch. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The action is in progress: presses are ignored, focus stays. @default false */
  isBusy?: boolean;
  /** The tooltip's preferred side. @default 'top' */
  tooltipPlacement?: TooltipProps['placement'];
}

/** A button with only an icon. Its name is shown as a tooltip. */
export function IconButton({ label, children, variant, size, isBusy, tooltipPlacement, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <PressButton {...props} aria-label={label} isBusy={isBusy} className={iconButtonClass({ variant, size })}>
        {isBusy ? <Spinner /> : children}
      </PressButton>
    </Tooltip>
  );
}
