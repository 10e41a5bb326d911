export { type BulkProgress, type BulkRun, type BulkState, createBulkRun } from './bulkRun.ts';
export { useBulkRun } from './useBulkRun.ts';
