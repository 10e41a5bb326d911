export const selectMessages = {
  'en-US': {
    /** Shown while nothing is selected: 'Select brand'. An abbreviation keeps its capitals. */
    selectPlaceholder: ({ label }: { label: string }) =>
      `Select ${/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`,
  },
};
