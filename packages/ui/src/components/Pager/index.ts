export { Pager, type PagerProps } from './Pager.tsx';
export { pageOf, pageWithin } from './pageOf.ts';
