import { dashboardEndpoints, orderEndpoints, productEndpoints, refundEndpoints, riderEndpoints, supportEndpoints } from '@valise/contract';

const { states, queue, alerts } = dashboardEndpoints;

/** What a notification's address is about: the first matching part of the path. */
const concerned = [
  { path: '/products', endpoints: [productEndpoints.list, productEndpoints.one, states, alerts] },
  { path: '/refund', endpoints: [refundEndpoints.list, refundEndpoints.one, states, alerts] },
  { path: '/support', endpoints: [supportEndpoints.list] },
  { path: '/orders', endpoints: [orderEndpoints.list, orderEndpoints.one, riderEndpoints.list, queue, states, alerts] },
  { path: '/dashboard', endpoints: [queue, states, alerts] },
] as const;

/** The endpoints whose data a new notification may have changed, by the path of its address. */
export function refreshedBy(path: string | undefined) {
  return concerned.find((part) => path === part.path || path?.startsWith(`${part.path}/`) || path?.startsWith(`${part.path}?`))?.endpoints ?? [];
}
