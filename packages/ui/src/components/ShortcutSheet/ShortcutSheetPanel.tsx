'use client';
import { Fragment, useId } from 'react';
import { ArrowElbowDownLeftBold } from '../../icons/ArrowElbowDownLeftBold.tsx';
import { CommandBold } from '../../icons/CommandBold.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CopyReport } from '../CopyButton/CopyReport.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useAppleKeyboard } from '../SearchBox/ShortcutKeys.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { shortcutSheetMessages } from './messages.ts';
import * as styles from './ShortcutSheet.css.ts';
import type { ListedShortcut, ShortcutGroup, ShortcutSheetProps } from './shortcutSheetProps.ts';

/** The sheet itself. */
export function ShortcutSheetPanel({ isOpen, groups, areOn, onSwitch, onClose }: ShortcutSheetProps) {
  const messages = useMessages(shortcutSheetMessages);
  return (
    <Dialog isOpen={isOpen} title={messages.shortcutsTitle} size="medium" onClose={onClose}>
      <Switch isSelected={areOn} description={messages.shortcutsHint} onChange={onSwitch}>
        {messages.shortcutsSwitch}
      </Switch>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} areOn={areOn || group.isAlwaysOn === true} />
        ))}
      </div>
      <div className={styles.report}>
        <CopyReport />
      </div>
    </Dialog>
  );
}

function Group({ title, shortcuts, areOn }: ShortcutGroup & { areOn: boolean }) {
  const id = useId();
  return (
    <section>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {shortcuts.map(({ label, keys }) => (
          <li key={label} className={areOn ? styles.shortcut : styles.idle}>
            <span className={styles.label}>{label}</span>
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keys({ keys }: Pick<ListedShortcut, 'keys'>) {
  const messages = useMessages(shortcutSheetMessages);
  const isTogether = keys[0] === 'Control';
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && !isTogether && <span className={styles.between}>{messages.shortcutsThen}</span>}
          <Key name={key} />
        </Fragment>
      ))}
    </span>
  );
}

function Key({ name }: { name: string }) {
  const messages = useMessages(shortcutSheetMessages);
  const isApple = useAppleKeyboard();
  if (name === 'Control' && isApple) {
    return (
      <kbd className={styles.key} aria-label={messages.shortcutsCommand}>
        <CommandBold size={12} />
      </kbd>
    );
  }
  return (
    <kbd className={styles.key}>
      {name === 'Control' ? messages.shortcutsControl : name === 'Enter' ? messages.shortcutsEnter : name.toUpperCase()}
      {name === 'Enter' && <ArrowElbowDownLeftBold size={12} />}
    </kbd>
  );
}
