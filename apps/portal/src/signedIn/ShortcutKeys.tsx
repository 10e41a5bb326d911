import { ShortcutKeys as ShellShortcutKeys, type ShortcutKeysProps } from '@valise/features/shell';
import { useGoTo } from '../router/goTo.tsx';

/** The shell's shortcuts. They ask before unsaved input is lost. */
export function ShortcutKeys(props: ShortcutKeysProps) {
  return <ShellShortcutKeys {...props} onGoTo={useGoTo()} />;
}
