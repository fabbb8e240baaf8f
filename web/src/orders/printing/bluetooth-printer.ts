import {
  type BluetoothCharacteristic,
  type BluetoothDevice,
  browserPorts,
} from './browser-ports.ts';
import { inParts, type PrinterLink, type PrinterWay } from './printer-link.ts';

/** The print services of the common makes of thermal printers. */
const services = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  '0000ff00-0000-1000-8000-00805f9b34fb',
  '0000ffe0-0000-1000-8000-00805f9b34fb',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
];

export const bluetoothPrinter: PrinterWay = {
  label: 'Bluetooth',
  isThere: () => browserPorts().bluetooth !== undefined,
  async choose() {
    const { bluetooth } = browserPorts();
    if (!bluetooth) throw new Error('No Bluetooth here');
    return openBluetooth(
      await bluetooth.requestDevice({ acceptAllDevices: true, optionalServices: services }),
    );
  },
  async reopen() {
    const [device] = (await browserPorts().bluetooth?.getDevices?.()) ?? [];
    return device && openBluetooth(device);
  },
};

export async function openBluetooth(device: BluetoothDevice): Promise<PrinterLink> {
  const output = await outputOf(device);
  if (!output) throw new Error('This is no printer that browsers can reach');
  return {
    name: device.name || 'Bluetooth printer',
    // Fits into the smallest packet that printers negotiate.
    send: (bytes) =>
      inParts(bytes, 100, (part) =>
        output.properties.write
          ? output.writeValueWithResponse(part)
          : output.writeValueWithoutResponse(part),
      ),
    close: async () => device.gatt?.disconnect(),
  };
}

async function outputOf(device: BluetoothDevice): Promise<BluetoothCharacteristic | undefined> {
  const server = await device.gatt?.connect();
  for (const id of services) {
    // A printer offers only one of the services.
    const service = await server?.getPrimaryService(id).catch(() => undefined);
    const all = (await service?.getCharacteristics()) ?? [];
    const found = all.find(({ properties }) => properties.write || properties.writeWithoutResponse);
    if (found) return found;
  }
  return undefined;
}
