import { useEffect } from 'react';

/**
 * Sets the paper size of the browser's print dialog while the component is mounted.
 * @param size  as in CSS: `210mm 297mm`; undefined while unknown
 */
export function usePageSize(size: string | undefined): void {
  useStyleSheet(size && `@page { size: ${size}; margin: 0 }`);
}

/** Safari before 16.4 cannot construct style sheets, so it prints on its default paper. */
const canMakeSheets = 'CSSStyleSheet' in globalThis && 'replaceSync' in CSSStyleSheet.prototype;

/** Adds CSS rules to the document while the component is mounted. */
export function useStyleSheet(css: string | undefined): void {
  useEffect(() => {
    if (!css || !canMakeSheets) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (otherSheet) => otherSheet !== sheet,
      );
    };
  }, [css]);
}
