import { isRecord } from '@thali/shared/http/is-record';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { bluetoothPrinter } from './bluetooth-printer.ts';
import type { RollWidth } from './print-line.ts';
import type { PrinterConnection } from './printer-link.ts';
import { serialPrinter } from './serial-printer.ts';
import { usbPrinter } from './usb-printer.ts';

export const printerConnections = {
  usb: usbPrinter,
  bluetooth: bluetoothPrinter,
  serial: serialPrinter,
} as const satisfies Record<string, PrinterConnection>;
export type PrinterConnectionName = keyof typeof printerConnections;

export interface PaperSettings {
  roll: RollWidth;
}

/** The paper width of this device's tickets. */
export const paperSettings = createStoredObservable<PaperSettings>(
  deviceKey('paper'),
  (stored) => ({
    roll: isRecord(stored) && stored.roll === 58 ? 58 : 80,
  }),
);

export interface ChosenPrinter {
  way: PrinterConnectionName;
  /** A name that survives reloads. Undefined if the browser has no name for the device. */
  device?: string | undefined;
}

/** The printer of this device. Null if the device does not print. Rule: bills-9 */
export const chosenPrinter = createStoredObservable<ChosenPrinter | null>(
  deviceKey('printer'),
  readChosenPrinter,
);

/** Reads the stored choice. Earlier releases stored only the kind of connection. */
export function readChosenPrinter(stored: unknown): ChosenPrinter | null {
  if (isConnectionName(stored)) return { way: stored };
  if (!isRecord(stored) || !isConnectionName(stored.way)) return null;
  return {
    way: stored.way,
    device: typeof stored.device === 'string' ? stored.device : undefined,
  };
}

function isConnectionName(stored: unknown): stored is PrinterConnectionName {
  return typeof stored === 'string' && Object.hasOwn(printerConnections, stored);
}
