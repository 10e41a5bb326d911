'use client';
import type { ReactNode } from 'react';
import { ArrowDownBold } from '../../../icons/ArrowDownBold.tsx';
import { ArrowElbowDownLeftBold } from '../../../icons/ArrowElbowDownLeftBold.tsx';
import { ArrowUpBold } from '../../../icons/ArrowUpBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { kbd } from '../../SearchBox/kbd.css.ts';
import { ControlKey } from '../../SearchBox/ShortcutKeys.tsx';
import { searchPaletteMessages } from '../messages.ts';
import * as styles from '../SearchPalette.css.ts';

/** The keys of the palette, and the application's own tip. */
export function SearchTips({ tip }: { tip: ReactNode }) {
  const messages = useMessages(searchPaletteMessages);
  return (
    <div aria-hidden="true" className={styles.foot}>
      <span className={styles.tip}>
        <kbd className={kbd}>
          <ArrowUpBold size={12} />
        </kbd>
        <kbd className={kbd}>
          <ArrowDownBold size={12} />
        </kbd>
        {messages.searchMove}
      </span>
      <span className={styles.tip}>
        <kbd className={kbd}>
          <ArrowElbowDownLeftBold size={12} />
        </kbd>
        {messages.searchOpen}
      </span>
      <span className={styles.tip}>
        <kbd className={kbd}>
          <ControlKey />
          <ArrowElbowDownLeftBold size={12} />
        </kbd>
        {messages.searchNewTab}
      </span>
      {tip !== undefined && <span className={styles.lastTip}>{tip}</span>}
    </div>
  );
}
