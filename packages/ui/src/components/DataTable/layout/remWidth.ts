const remSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A length in px as rem. */
export const toRem = (pixels: number) => pixels / remSize();

/** The width of an element, in rem; 0 without one. */
export const remWidth = (element: Element | null | undefined) => toRem(element?.getBoundingClientRect().width ?? 0);
