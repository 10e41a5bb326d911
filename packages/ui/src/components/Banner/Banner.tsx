'use client';
import type { ReactNode } from 'react';
import { CheckCircleFill } from '../../icons/CheckCircleFill.tsx';
import { InfoFill } from '../../icons/InfoFill.tsx';
import { WarningCircleFill } from '../../icons/WarningCircleFill.tsx';
import { WarningFill } from '../../icons/WarningFill.tsx';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { banners, cross, icon as iconStyle, message } from './Banner.css.ts';
import { bannerMessages } from './messages.ts';

export interface BannerProps {
  children: ReactNode;
  /** Decides the colour and, unless `icon` is given, the icon. @default 'info' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'critical' | 'brand';
  /** Replaces the tone's icon, 20 px, filled. */
  icon?: ReactNode;
  /** How it is announced when it appears: `alert` immediately, `status` when the screen reader is idle. @default not announced */
  role?: 'alert' | 'status';
  /** Shows a dismiss button that calls this. */
  onDismiss?: () => void;
}

const icons = {
  neutral: InfoFill,
  info: InfoFill,
  success: CheckCircleFill,
  warning: WarningFill,
  critical: WarningCircleFill,
  brand: InfoFill,
};

/** A message that stays in the page. For a temporary message use `notify`. */
export function Banner({ children, tone = 'info', icon, role, onDismiss }: BannerProps) {
  const messages = useMessages(bannerMessages);
  const Icon = icons[tone];
  return (
    <div role={role} className={banners[tone]}>
      <span aria-hidden="true" className={iconStyle}>
        {icon ?? <Icon size={20} />}
      </span>
      <div className={message}>{children}</div>
      {onDismiss && (
        <PressButton aria-label={messages.dismiss} className={cross} onPress={onDismiss}>
          <X size={16} />
        </PressButton>
      )}
    </div>
  );
}
