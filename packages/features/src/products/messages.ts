import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of the product list. A language is added beside 'en-US'. */
export const productMessages = {
  'en-US': {
    dashboard: 'Dashboard',
    products: 'Products',
    subtitle: 'Manage all rental items, availability, and pricing.',
    searchInProduct: 'Search in product',
    /** A plus sign stands before it. */
    addProductLink: 'Add Product',
    deleteSelected: 'Delete Selected',
    labels: 'Labels',
    editSelected: 'Edit status and price',
    printLabels: 'Print labels',
    printLabel: 'Print label',
    loadingProducts: 'Loading products...',
    noProductsFound: 'No products found.',
    failedToFetch: 'Failed to fetch products',
    pleaseSelect: 'Please select at least one product.',
    productCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'product', other: 'products' })}`,

    product: 'Product',
    grade: 'Grade',
    status: 'Status',
    prepBuffer: 'Prep Buffer',
    rating: 'Rating',
    stock: 'Stock',
    price: 'Price',
    action: 'Action',
    nameless: ({ id }: { id: string }) => `Product ${id}`,
    prep: ({ time }: { time: string }) => `Prep ${time}`,
    inStock: ({ count }: { count: number }, { number }: Wording) => `${number(count)} in stock`,
    viewAction: 'View',
    editAction: 'Edit',
    duplicateAction: 'Duplicate',
    deleteAction: 'Delete',

    available: 'Available',
    rented: 'Rented',
    underMaintenance: 'Under Maintenance',
    archived: 'Archived',
    outOfStock: 'Out of Stock',
    unavailable: 'unavailable',
    unavailableFilter: 'Unavailable',
    gradeNew: 'New',
    gradeLikeNew: 'Like New',
    gradeGood: 'Good',
    gradeFair: 'Fair',
    gradeOther: 'Other',
    stockIn: 'In stock',
    stockOut: 'No stock',

    deletedOne: 'Product deleted successfully.',
    deletedMany: 'Selected products deleted successfully.',
    alreadyDeletedOne: 'This product had already been deleted.',
    alreadyDeletedMany: 'These products had already been deleted.',
    failedToDeleteOne: 'Failed to delete product.',
    failedToDeleteMany: 'Failed to delete selected products.',
  },
};

export type ProductCopy = Messages<(typeof productMessages)['en-US']>;
