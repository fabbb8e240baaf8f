import { useSheet } from './use-sheet.ts';

/**
 * The paper that the browser's print dialog begins with, while the screen is there.
 * @param size  as CSS has it: `210mm 297mm`; nothing while it is not known
 */
export function usePageSize(size: string | undefined): void {
  useSheet(size && `@page { size: ${size}; margin: 0 }`);
}
