/** Every path of the portal, in the syntax of the route table. */
export const routes = {
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  oauthCallback: '/oauth/:provider/callback',
  authCallback: '/auth/:provider/callback',
  authCallbackWithoutProvider: '/auth/callback',
  twoFactor: '/two-factor',
  home: '/',
  dashboard: '/dashboard',
  products: '/products',
  addProduct: '/products/addproduct',
  editProduct: '/products/editproduct/:id',
  viewProduct: '/products/viewproduct/:id',
  orders: '/orders',
  orderDetail: '/orders/ordersdetail/:id',
  orderDetailShort: '/orders/:id',
  assignRider: '/orders/assignrider/:id',
  refunds: '/refund',
  refundDetail: '/refund/refundsdetail/:id',
  refundDetailShort: '/refund/:id',
  support: '/support',
  supportChat: '/support/chatsupport/:id',
  settings: '/settings',
  logout: '/logout',
} as const;

const withId = (route: string) => (id: string) => route.replace(':id', () => encodeURIComponent(id));

/** The paths that screens link to. A path with an id is a function of the id. */
export const paths = {
  login: routes.login,
  signUp: routes.signUp,
  forgotPassword: routes.forgotPassword,
  resetPassword: routes.resetPassword,
  twoFactor: routes.twoFactor,
  oauthCallback: (provider: string) => routes.oauthCallback.replace(':provider', provider),
  home: routes.home,
  dashboard: routes.dashboard,
  products: routes.products,
  /** The product list with a search. */
  productsWithSearch: (search: string) => `${routes.products}?${new URLSearchParams({ search })}`,
  /** The product list with an availability filter: a key of that filter, for example 'rented'. */
  productsWithStatus: (status: string) => `${routes.products}?${new URLSearchParams({ status })}`,
  addProduct: routes.addProduct,
  /** The form of a new product, filled in from a stored product. */
  duplicateProduct: (id: string) => `${routes.addProduct}?${new URLSearchParams({ from: id })}`,
  editProduct: withId(routes.editProduct),
  viewProduct: withId(routes.viewProduct),
  orders: routes.orders,
  /** The tab of orders that wait for a rider. */
  pendingOrders: `${routes.orders}?tab=pending`,
  /** The order list with a status filter, which may be the id of a queue column, or when orders are due: 'overdue', 'today' or 'tomorrow'. */
  ordersWithStatus: (status: string) => `${routes.orders}?${new URLSearchParams({ status })}`,
  /** The order list with a search. */
  ordersWithSearch: (search: string) => `${routes.orders}?${new URLSearchParams({ search })}`,
  orderDetail: withId(routes.orderDetail),
  assignRider: withId(routes.assignRider),
  refunds: routes.refunds,
  /** The refund list with a search. */
  refundsWithSearch: (search: string) => `${routes.refunds}?${new URLSearchParams({ search })}`,
  /** The refund list with a status filter: a key of that filter, for example 'pending'. */
  refundsWithStatus: (status: string) => `${routes.refunds}?${new URLSearchParams({ status })}`,
  refundDetail: withId(routes.refundDetail),
  support: routes.support,
  /** The ticket list with a search. */
  supportWithSearch: (search: string) => `${routes.support}?${new URLSearchParams({ search })}`,
  /** The ticket list with a status filter: a key of that filter, for example 'pending'. */
  supportWithStatus: (status: string) => `${routes.support}?${new URLSearchParams({ status })}`,
  supportChat: withId(routes.supportChat),
  settings: routes.settings,
  logout: routes.logout,
};

/** Whether a navigation entry that links to `link` is active at `path`. The path / counts as /dashboard. */
export function isActivePath(link: string, path: string): boolean {
  const [wanted, current] = [link, path].map((given) => (given === routes.dashboard ? routes.home : given));
  return current === wanted || (wanted !== routes.home && path.startsWith(`${link}/`));
}
