export { Link, type LinkProps } from './Link.tsx';
export { RouterProvider, type RouterProviderProps, useFollow } from './RouterProvider.tsx';
