import { browserPorts, type SerialPort } from './browser-ports.ts';
import { type PrinterLink, printerWay } from './printer-link.ts';

/** The usual speed of serial printers. Virtual serial ports, such as Bluetooth's, ignore it. */
const baudRate = 9600;

export const serialPrinter = printerWay({
  label: 'Serial port',
  port: () => browserPorts().serial,
  request: (port) => port.requestPort(),
  granted: (port) => port.getPorts(),
  open: openSerial,
});

export async function openSerial(port: SerialPort): Promise<PrinterLink> {
  await port.open({ baudRate });
  return {
    name: 'Serial printer',
    async send(bytes) {
      const writer = port.writable?.getWriter();
      if (!writer) throw new Error('The port is closed');
      try {
        await writer.write(bytes);
      } finally {
        writer.releaseLock();
      }
    },
    close: () => port.close(),
  };
}
