/** Turns a dialog's panel into a sheet at the lower edge of the screen, over the full width. */
export const sheetRules = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  maxInlineSize: 'none',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
} as const;
