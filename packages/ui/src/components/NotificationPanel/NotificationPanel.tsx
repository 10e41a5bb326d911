'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import { useRef, useState } from 'react';
import { Bell } from '../../icons/Bell.tsx';
import { BellFill } from '../../icons/BellFill.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { useBackCloses } from '../Dialog/back/useBackCloses.ts';
import { isFirstPress } from '../Dialog/isFirstPress.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './NotificationPanel.css.ts';
import type { NotificationPanelProps, NotificationSheetProps } from './notificationPanelProps.ts';
import { useDismissal } from './useDismissal.ts';

const Sheet = lazyOverlay<NotificationSheetProps>(async () => (await import('./sheet/NotificationSheet.tsx')).NotificationSheet, {
  close: ({ onClose }) => onClose(),
  isOften: true,
});

/** A bell that opens a list of notifications under it. The panel is not modal. */
export function NotificationPanel({ name, badge, ...sheet }: NotificationPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  function close() {
    bell.current?.focus();
    setOpen(false);
  }
  useDismissal(root, isOpen, { onOutside: () => setOpen(false), onEscape: close });
  useBackCloses(root, isOpen, close);

  return (
    <div ref={root} className={styles.root}>
      <span className={styles.bell}>
        <IconButton
          ref={bell}
          label={name}
          tooltipPlacement="bottom"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => isFirstPress() && setOpen(!isOpen)}
        >
          {isOpen ? <BellFill size={20} /> : <Bell size={20} />}
        </IconButton>
        {badge !== undefined && (
          <span className={styles.corner} aria-hidden="true">
            <Badge tone="brand">{badge}</Badge>
          </span>
        )}
      </span>
      <Sheet {...sheet} isOpen={isOpen} onClose={close} />
    </div>
  );
}
