import { browserPorts, type UsbDevice } from './browser-ports.ts';
import { inParts, type PrinterLink, type PrinterWay } from './printer-link.ts';

/** The USB class of printers. */
const printerClass = 7;

export const usbPrinter: PrinterWay = {
  label: 'USB',
  isThere: () => browserPorts().usb !== undefined,
  async choose() {
    const { usb } = browserPorts();
    if (!usb) throw new Error('No USB here');
    return openUsb(await usb.requestDevice({ filters: [{ classCode: printerClass }] }));
  },
  async reopen() {
    const [device] = (await browserPorts().usb?.getDevices()) ?? [];
    return device && openUsb(device);
  },
};

export async function openUsb(device: UsbDevice): Promise<PrinterLink> {
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const found = outputOf(device);
  if (!found) throw new Error('This is no printer');
  await device.claimInterface(found.interfaceNumber);
  if (found.alternateSetting !== 0) {
    await device.selectAlternateInterface(found.interfaceNumber, found.alternateSetting);
  }
  return {
    name: device.productName || 'USB printer',
    send: (bytes) =>
      inParts(bytes, 16_384, async (part) => {
        const { status } = await device.transferOut(found.endpointNumber, part);
        if (status !== 'ok') throw new Error(`The printer answered ${status}`);
      }),
    close: () => device.close(),
  };
}

/** Finds the endpoint that takes print data. */
function outputOf({ configuration }: UsbDevice) {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? []) {
    for (const { alternateSetting, interfaceClass, endpoints } of alternates) {
      const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
      if (interfaceClass === printerClass && out) {
        return { interfaceNumber, alternateSetting, endpointNumber: out.endpointNumber };
      }
    }
  }
  return undefined;
}
