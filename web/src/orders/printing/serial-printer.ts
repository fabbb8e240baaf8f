import { browserPorts, type SerialPort } from './browser-ports.ts';
import type { PrinterLink, PrinterWay } from './printer-link.ts';

/** The usual speed of printers with a serial plug. Virtual serial ports, such as Bluetooth's, ignore it. */
const baudRate = 9600;

export const serialPrinter: PrinterWay = {
  label: 'Serial port',
  isThere: () => browserPorts().serial !== undefined,
  async choose() {
    const { serial } = browserPorts();
    if (!serial) throw new Error('No serial ports here');
    return openSerial(await serial.requestPort());
  },
  async reopen() {
    const [port] = (await browserPorts().serial?.getPorts()) ?? [];
    return port && openSerial(port);
  },
};

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
