import { useEffect } from 'react';

/** Safari before 16.4 can't make one: what it prints has that browser's usual page. */
const canMakeSheets = 'CSSStyleSheet' in globalThis && 'replaceSync' in CSSStyleSheet.prototype;

/** Rules that hold while the screen is there. */
export function useSheet(css: string | undefined): void {
  useEffect(() => {
    if (!css || !canMakeSheets) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
