/** The portal's own copy that is needed after sign-in only. */
export const signedInMessages = {
  'en-US': {
    dashboard: 'Dashboard',
    products: 'Products',
    addProduct: 'Add Product',
    editProduct: 'Edit Product',
    viewProduct: 'View Product',
    settings: 'Settings',
    notFound: 'Page not found',
    notFoundHint: 'The address may be mistyped, or the page may have moved.',
    toDashboard: 'Go to the dashboard',
    sessionNotKept: 'Your browser blocks storage; leaving or reloading signs you out.',
    leaveTitle: 'Leave without saving?',
    leaveBody: "Your changes aren't saved.",
    leave: 'Leave',
    stay: 'Keep editing',
  },
};
