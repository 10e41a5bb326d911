/** Copy of the shortcuts, needed only once their code has been fetched. */
export const shortcutMessages = {
  'en-US': {
    anywhere: 'Anywhere',
    goTo: 'Go to',
    lists: 'Lists',
    details: 'Details',
    alwaysOn: 'Always on',

    search: 'Search this list, or everything',
    create: 'Add New Product',
    help: 'Keyboard shortcuts',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    nextItem: 'Next item of the list',
    previousItem: 'Previous item of the list',
    selectRow: 'Select the row',
    openRow: 'Open the row',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    searchEverything: 'Search everything',
    undo: 'Undo',
    andNext: 'Approve, assign or send, and go to the next',
  },
};
