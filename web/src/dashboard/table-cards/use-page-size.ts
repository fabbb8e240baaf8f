import { useEffect } from 'react';
import type { SheetSize } from './card-sheets.ts';

/** The paper that the browser's print dialog begins with, while the screen is there. */
export function usePageSize(size: SheetSize): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${papers[size]}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
}

/** In figures: browsers know A4 by name, but not A6. */
const papers: Record<SheetSize, string> = { a4: '210mm 297mm', a6: '105mm 148mm' };
