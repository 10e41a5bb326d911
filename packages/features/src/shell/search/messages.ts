/** The copy of the search palette, which comes with it. A language is added beside 'en-US'. */
export const searchMessages = {
  'en-US': {
    searchHint: 'Search finds names, brands, SKUs, barcodes, ids, people and statuses.',
    scanTip: 'A scanned barcode opens its product',
    recent: 'Recent',
    suggestions: 'Suggestions',
    screens: 'Screens',
    actions: 'Actions',
    addNewProduct: 'Add New Product',
    scanWithCamera: 'Scan with camera',
  },
};
