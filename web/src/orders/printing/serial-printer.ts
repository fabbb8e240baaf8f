import { browserPorts, type SerialPort } from './browser-ports.ts';
import { paperQuery } from './paper-query.ts';
import { createConnection, inParts, type PrinterLink } from './printer-link.ts';
import * as texts from './printer-texts.ts';

/** The usual speed of serial printers. Virtual serial ports, such as Bluetooth, ignore the speed. */
const baudRate = 9600;

export const serialPrinter = createConnection({
  label: texts.serialPort,
  port: () => browserPorts().serial,
  requestDevice: (port) => port.requestPort(),
  grantedDevices: (port) => port.getPorts(),
  nameOf: (port) => {
    const { usbVendorId, usbProductId, bluetoothServiceClassId } = port.getInfo();
    const parts = [usbVendorId, usbProductId, bluetoothServiceClassId];
    return parts.some((part) => part !== undefined) ? parts.join(':') : undefined;
  },
  open: openSerial,
});

export async function openSerial(port: SerialPort): Promise<PrinterLink> {
  await port.open({ baudRate });
  const send: PrinterLink['send'] = async (bytes, onPart) => {
    const writer = port.writable?.getWriter();
    if (!writer) throw new Error('The port is closed');
    try {
      await inParts(bytes, 512, (part) => writer.write(part), onPart);
    } finally {
      writer.releaseLock();
    }
  };
  return {
    name: 'Serial printer',
    send,
    hasPaper: paperQuery(async (question, signal) => {
      const reader = port.readable?.getReader();
      if (!reader) return undefined;
      signal.addEventListener('abort', () => reader.releaseLock());
      await send(question);
      // After an abort, the released reader rejects.
      const answer = await reader.read().catch(() => undefined);
      return answer?.value?.[0];
    }),
    close: () => port.close(),
  };
}
