/**
 * Why no live updates arrive:
 * - `missing`: the server has no address that permits them.
 * - `refused`: the server does not permit them.
 * - `unreadable`: the server does not answer the request for permission, or with something else.
 * - `rejected`: the service that sends them does not accept the portal's key or its permission.
 * - `closed`: the connection to that service does not open.
 */
export type LiveFault = 'missing' | 'refused' | 'unreadable' | 'rejected' | 'closed';
