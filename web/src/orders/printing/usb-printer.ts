import { browserPorts, type UsbDevice } from './browser-ports.ts';
import { paperQuery } from './paper-query.ts';
import { createConnection, inParts, type PrinterLink } from './printer-link.ts';

/** The USB class of printers. */
const printerClass = 7;

export const usbPrinter = createConnection({
  label: 'USB',
  port: () => browserPorts().usb,
  requestDevice: (port) => port.requestDevice({ filters: [{ classCode: printerClass }] }),
  grantedDevices: (port) => port.getDevices(),
  nameOf: ({ vendorId, productId, serialNumber }) =>
    [vendorId, productId, serialNumber ?? ''].join(':'),
  open: openUsb,
});

export async function openUsb(device: UsbDevice): Promise<PrinterLink> {
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const output = outputOf(device);
  if (!output) throw new Error('The device is not a printer');
  const { endpointNumber, answerNumber } = output;
  await device.claimInterface(output.interfaceNumber);
  if (output.alternateSetting !== 0) {
    await device.selectAlternateInterface(output.interfaceNumber, output.alternateSetting);
  }
  const write = async (part: Uint8Array<ArrayBuffer>) => {
    const { status } = await device.transferOut(endpointNumber, part);
    if (status !== 'ok') throw new Error(`The printer answered ${status}`);
  };
  return {
    name: device.productName || 'USB printer',
    send: (bytes, onPart) => inParts(bytes, 4096, write, onPart),
    ...(answerNumber !== undefined && {
      hasPaper: paperQuery(async (question) => {
        await write(question);
        const { data } = await device.transferIn(answerNumber, 1);
        return data?.byteLength ? data.getUint8(0) : undefined;
      }),
    }),
    close: () => device.close(),
  };
}

/** The endpoints for print data and for answers. */
function outputOf({ configuration }: UsbDevice) {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? []) {
    for (const { alternateSetting, interfaceClass, endpoints } of alternates) {
      const bulk = (wanted: string) =>
        endpoints.find(({ direction, type }) => direction === wanted && type === 'bulk');
      const endpointNumber = bulk('out')?.endpointNumber;
      if (interfaceClass === printerClass && endpointNumber !== undefined) {
        const answerNumber = bulk('in')?.endpointNumber;
        return { interfaceNumber, alternateSetting, endpointNumber, answerNumber };
      }
    }
  }
  return undefined;
}
