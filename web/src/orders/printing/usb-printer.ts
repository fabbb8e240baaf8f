import { browserPorts, type UsbDevice } from './browser-ports.ts';
import { inParts, type PrinterLink, printerWay } from './printer-link.ts';

/** The USB class of printers. */
const printerClass = 7;

export const usbPrinter = printerWay({
  label: 'USB',
  port: () => browserPorts().usb,
  request: (port) => port.requestDevice({ filters: [{ classCode: printerClass }] }),
  granted: (port) => port.getDevices(),
  open: openUsb,
});

export async function openUsb(device: UsbDevice): Promise<PrinterLink> {
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const output = outputOf(device);
  if (!output) throw new Error('The device is not a printer');
  await device.claimInterface(output.interfaceNumber);
  if (output.alternateSetting !== 0) {
    await device.selectAlternateInterface(output.interfaceNumber, output.alternateSetting);
  }
  return {
    name: device.productName || 'USB printer',
    send: (bytes) =>
      inParts(bytes, 16_384, async (part) => {
        const { status } = await device.transferOut(output.endpointNumber, part);
        if (status !== 'ok') throw new Error(`The printer answered ${status}`);
      }),
    close: () => device.close(),
  };
}

/** Finds the endpoint for print data. */
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
