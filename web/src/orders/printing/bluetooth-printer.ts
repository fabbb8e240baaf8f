import {
  type BluetoothCharacteristic,
  type BluetoothDevice,
  browserPorts,
} from './browser-ports.ts';
import { createConnection, inParts, type PrinterLink } from './printer-link.ts';

/** The print services of common thermal printers. */
const services = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  '0000ff00-0000-1000-8000-00805f9b34fb',
  '0000ffe0-0000-1000-8000-00805f9b34fb',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
];

export const bluetoothPrinter = createConnection({
  label: 'Bluetooth',
  port: () => browserPorts().bluetooth,
  requestDevice: (port) =>
    port.requestDevice({ acceptAllDevices: true, optionalServices: services }),
  grantedDevices: async (port) => port.getDevices?.(),
  nameOf: ({ id }) => id,
  open: openBluetooth,
});

export async function openBluetooth(device: BluetoothDevice): Promise<PrinterLink> {
  const output = await outputOf(device);
  if (!output) throw new Error('The device has no known print service');
  const write = (part: Uint8Array<ArrayBuffer>) =>
    output.properties.write
      ? output.writeValueWithResponse(part)
      : output.writeValueWithoutResponse(part);
  return {
    name: device.name || 'Bluetooth printer',
    // Even the smallest packets of printers have room for 100 bytes.
    send: (bytes, onPart) => inParts(bytes, 100, write, onPart),
    close: async () => device.gatt?.disconnect(),
  };
}

async function outputOf(device: BluetoothDevice): Promise<BluetoothCharacteristic | undefined> {
  const server = await device.gatt?.connect();
  for (const id of services) {
    // A printer offers only one of the services. The other requests fail.
    const service = await server?.getPrimaryService(id).catch(() => undefined);
    const characteristics = (await service?.getCharacteristics()) ?? [];
    const channel = characteristics.find(
      ({ properties }) => properties.write || properties.writeWithoutResponse,
    );
    if (channel) return channel;
  }
  return undefined;
}
