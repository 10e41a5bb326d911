'use client';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Info } from '@phosphor-icons/react/dist/csr/Info';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { X } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { bannerMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { banner, cross, icon as iconStyle, message } from './Banner.css.ts';

export interface BannerProps {
  children: ReactNode;
  /** Decides the colour and, unless `icon` is given, the icon. @default 'info' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'critical' | 'brand';
  /** An icon of its own, 20 px, filled. */
  icon?: ReactNode;
  /** How it is announced when it appears: `alert` at once, `status` after what is being read. Without it nothing is said. */
  role?: 'alert' | 'status';
  /** Shows a cross that calls this. */
  onDismiss?: () => void;
}

const icons = {
  neutral: Info,
  info: Info,
  success: CheckCircle,
  warning: Warning,
  critical: WarningCircle,
  brand: Info,
};

/** A message that stays in the page, beside what it is about. For a passing message use `notify`. */
export function Banner({ children, tone = 'info', icon, role, onDismiss }: BannerProps) {
  const messages = useMessages(bannerMessages);
  const Icon = icons[tone];
  return (
    <div role={role} className={banner({ tone })}>
      <span aria-hidden="true" className={iconStyle}>
        {icon ?? <Icon size={20} weight="fill" />}
      </span>
      <div className={message}>{children}</div>
      {onDismiss && (
        <Button aria-label={messages.dismiss} className={cross} onPress={onDismiss}>
          <X size={16} />
        </Button>
      )}
    </div>
  );
}
