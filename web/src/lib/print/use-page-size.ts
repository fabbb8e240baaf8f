import { useEffect } from 'react';

/**
 * The paper that the browser's print dialog begins with, while the screen is there.
 * @param size  as CSS has it: `210mm 297mm`; nothing while it is not known
 */
export function usePageSize(size: string | undefined): void {
  useEffect(() => {
    if (!size) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
}
