export const shortcutSheetMessages = {
  'en-US': {
    shortcutsTitle: 'Keyboard shortcuts',
    shortcutsSwitch: 'Shortcuts',
    shortcutsHint: 'Keys without Ctrl or ⌘. None works while you type in a field.',
    shortcutsThen: 'then',
    shortcutsEnter: 'Enter',
    shortcutsControl: 'Ctrl',
    shortcutsCommand: 'Command',
  },
};
