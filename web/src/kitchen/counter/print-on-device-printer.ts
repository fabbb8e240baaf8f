import { showToast } from '../../lib/ui/toast-store.ts';
import type { PrintLine } from '../../orders/printing/print-line.ts';
import { printOnDevice } from '../../orders/printing/print-on-device.ts';
import * as texts from './counter-texts.ts';

/** Prints a ticket on the device's printer. @param name  the number or token of the sale */
export function printOnDevicePrinter(name: string, lines: readonly PrintLine[]): void {
  printOnDevice(lines).catch(() =>
    showToast({ kind: 'error', title: texts.ticketNotPrinted(name) }),
  );
}
