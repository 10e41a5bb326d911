'use client';
import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { type ReactNode, useRef, useState } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import * as styles from './NotificationPanel.css.ts';
import type { NotificationSheetProps } from './NotificationSheet.tsx';
import { useNonModal } from './useNonModal.ts';

export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** When it came, in words, for example '5 min ago'. */
  time?: string;
  /** One that was read is drawn quietly. @default true */
  isUnread?: boolean;
  /** What it is about, 20 px. @default a bell */
  icon?: ReactNode;
  /** Where it leads: a path of this app, http or https. Without it the row only tells of its press. */
  href?: string;
  /** Opens in a tab of its own. @default false */
  isElsewhere?: boolean;
}

export interface NotificationPanelProps {
  /** Names the bell and tells the true count, for example 'Notifications, 12 unread'. */
  name: string;
  /** What the bell shows on its corner, for example '9+'. Nothing for none. */
  badge?: string;
  /** Newest first. */
  value: Loadable<readonly NotificationItem[]>;
  /** Somebody pressed a row; where it leads is followed by itself. */
  onItemPress: (id: string) => void;
  onMarkAllRead: () => void;
  /** What failed in the panel, for example 'Could not be marked as read.' */
  failure?: string;
  /** Tries what failed again. */
  onRetry?: () => void;
}

const Sheet = lazyOverlay<NotificationSheetProps>(async () => (await import('./NotificationSheet.tsx')).NotificationSheet);

/** A bell that opens a list of notifications under it. The page stays within reach: the panel is not modal. */
export function NotificationPanel({ name, badge, ...sheet }: NotificationPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  function close() {
    bell.current?.focus();
    setOpen(false);
  }
  useNonModal(place, isOpen, { onOutside: () => setOpen(false), onEscape: close });

  return (
    <div ref={place} className={styles.place}>
      <span className={styles.bell}>
        <IconButton
          ref={bell}
          label={name}
          tooltipPlacement="bottom"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <Bell size={20} weight={isOpen ? 'fill' : 'regular'} />
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
