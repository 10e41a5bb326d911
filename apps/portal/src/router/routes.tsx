import { routes } from '@valise/features/domain';
import type { RouteObject } from './reactRouter.ts';
import { NoTwoFactorPending, SignedInOnly, SignedOutOnly, TwoFactorPending } from './access.tsx';
import { OutsideShell } from './OutsideShell.tsx';
import { reloadPage } from './code/reload.ts';
import { screen } from './code/screen.tsx';
import { CrashedPage } from '../pages/ProblemPage.tsx';

const signedIn = screen(() => import('../signedIn/SignedIn.tsx'));

const login = screen(() => import('../routes/login.tsx'));
const signUp = screen(() => import('../routes/signUp.tsx'));
const forgotPassword = screen(() => import('../routes/forgotPassword.tsx'));
const resetPassword = screen(() => import('../routes/resetPassword.tsx'));
const twoFactor = screen(() => import('../routes/twoFactor.tsx'));
const providerCallback = screen(() => import('../routes/providerCallback.tsx'));
const dashboard = screen(() => import('../routes/dashboard.tsx'));
const products = screen(() => import('../routes/products.tsx'));
const addProduct = screen(() => import('../routes/addProduct.tsx'));
const editProduct = screen(() => import('../routes/editProduct.tsx'));
const viewProduct = screen(() => import('../routes/viewProduct.tsx'));
const refunds = screen(() => import('../routes/refunds.tsx'));
const refundDetail = screen(() => import('../routes/refundDetail.tsx'));
const support = screen(() => import('../routes/support.tsx'));
const supportChat = screen(() => import('../routes/supportChat.tsx'));
const orders = screen(() => import('../routes/orders.tsx'));
const orderDetail = screen(() => import('../routes/orderDetail.tsx'));
const assignRider = screen(() => import('../routes/assignRider.tsx'));
const settings = screen(() => import('../routes/settings.tsx'));
const notFound = screen(() => import('../routes/notFound.tsx'));

/** Replaces React Router's own error page, for errors outside a screen. Each screen has its own boundary. */
const crashed = <CrashedPage onRetry={() => void reloadPage()} />;

/** Every route of the portal. Layout routes decide who may see a screen and what surrounds it. */
export const routeTable: RouteObject[] = [
  {
    errorElement: crashed,
    element: <OutsideShell />,
    children: [
      {
        id: 'signedOut',
        element: <SignedOutOnly />,
        children: [
          { id: 'twoFactorPending', element: <TwoFactorPending />, children: [{ path: routes.twoFactor, Component: twoFactor }] },
          {
            element: <NoTwoFactorPending />,
            children: [
              { path: routes.login, Component: login },
              { path: routes.signUp, Component: signUp },
              { path: routes.oauthCallback, Component: providerCallback },
              { path: routes.authCallback, Component: providerCallback },
              { path: routes.authCallbackWithoutProvider, Component: providerCallback },
            ],
          },
        ],
      },
      {
        // A link in a mail works with and without a session.
        element: <NoTwoFactorPending />,
        children: [
          { path: routes.forgotPassword, Component: forgotPassword },
          { path: routes.resetPassword, Component: resetPassword },
        ],
      },
    ],
  },
  {
    id: 'signedIn',
    errorElement: crashed,
    element: <SignedInOnly />,
    children: [
      {
        Component: signedIn,
        children: [
          { path: routes.home, Component: dashboard },
          { path: routes.dashboard, Component: dashboard },
          // The logout dialog is open over it.
          { path: routes.logout, Component: dashboard },
          { path: routes.products, Component: products },
          { path: routes.addProduct, Component: addProduct },
          { path: routes.editProduct, Component: editProduct },
          { path: routes.viewProduct, Component: viewProduct },
          { path: routes.refunds, Component: refunds },
          { path: routes.refundDetail, Component: refundDetail },
          { path: routes.refundDetailShort, Component: refundDetail },
          { path: routes.support, Component: support },
          { path: routes.supportChat, Component: supportChat },
          { path: routes.orders, Component: orders },
          { path: routes.orderDetail, Component: orderDetail },
          { path: routes.orderDetailShort, Component: orderDetail },
          { path: routes.assignRider, Component: assignRider },
          { path: routes.settings, Component: settings },
          { path: '*', Component: notFound },
        ],
      },
    ],
  },
];
