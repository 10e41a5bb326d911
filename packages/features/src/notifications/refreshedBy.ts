import { dashboardEndpoints, orderEndpoints, productDetailEndpoints, productEndpoints, refundEndpoints, riderEndpoints, supportEndpoints } from '@valise/contract';

const { states, queue, alerts } = dashboardEndpoints;

/** The endpoints by a part of a notification's path. The first part that matches counts. */
const concerned = [
  { path: '/products', endpoints: [productEndpoints.list, productDetailEndpoints.one, states, alerts] },
  { path: '/refund', endpoints: [refundEndpoints.list, refundEndpoints.one, states, alerts] },
  { path: '/support', endpoints: [supportEndpoints.list] },
  { path: '/orders', endpoints: [orderEndpoints.list, orderEndpoints.one, riderEndpoints.list, queue, states, alerts] },
  { path: '/dashboard', endpoints: [queue, states, alerts] },
] as const;

/** The endpoints whose data a new notification may have changed, by the path of its link. */
export function refreshedBy(path: string | undefined) {
  return concerned.find((part) => path === part.path || path?.startsWith(`${part.path}/`) || path?.startsWith(`${part.path}?`))?.endpoints ?? [];
}
