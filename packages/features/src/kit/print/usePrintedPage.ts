import { useLayoutEffect } from 'react';

export interface PrintedPage {
  /** The value of `size` in an `@page` rule, for example '62mm 29mm' or 'A4'. */
  size: string;
  /** The value of its `margin`, for example '15mm 16mm'. */
  margin: string;
}

/**
 * Sets the paper of the browser's printing while the component is mounted. A rule for all pages, not a named one, because Firefox
 * ignores the margins of named pages and adds its own.
 */
export function usePrintedPage({ size, margin }: PrintedPage): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: ${margin}; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [size, margin]);
}
