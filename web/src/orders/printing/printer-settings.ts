import { isRecord } from '@thali/shared/http/is-record';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { bluetoothPrinter } from './bluetooth-printer.ts';
import type { RollWidth } from './print-line.ts';
import type { PrinterWay } from './printer-link.ts';
import { serialPrinter } from './serial-printer.ts';
import { isTicketLanguage, type TicketLanguage } from './ticket-texts.ts';
import { usbPrinter } from './usb-printer.ts';

export const printerWays = {
  usb: usbPrinter,
  bluetooth: bluetoothPrinter,
  serial: serialPrinter,
} as const satisfies Record<string, PrinterWay>;
export type PrinterWayName = keyof typeof printerWays;

export interface PaperSettings {
  roll: RollWidth;
  language: TicketLanguage;
}

/** The look of this device's tickets, on a printer or in the print dialog. */
export const paperSettings = createStoredObservable<PaperSettings>(
  deviceKey('paper'),
  (stored) => ({
    roll: isRecord(stored) && stored.roll === 58 ? 58 : 80,
    language: isRecord(stored) && isTicketLanguage(stored.language) ? stored.language : 'en',
  }),
);

export interface ChosenPrinter {
  way: PrinterWayName;
  /** Its name over reloads. Undefined if the browser tells none. */
  device?: string | undefined;
}

/** The printer of this device. Null if it prints nothing. Rule: bills-9 */
export const chosenPrinter = createStoredObservable<ChosenPrinter | null>(
  deviceKey('printer'),
  readChosenPrinter,
);

/** Reads the stored choice. Earlier releases stored only the way. */
export function readChosenPrinter(stored: unknown): ChosenPrinter | null {
  if (isWayName(stored)) return { way: stored };
  if (!isRecord(stored) || !isWayName(stored.way)) return null;
  return {
    way: stored.way,
    device: typeof stored.device === 'string' ? stored.device : undefined,
  };
}

function isWayName(stored: unknown): stored is PrinterWayName {
  return typeof stored === 'string' && Object.hasOwn(printerWays, stored);
}
