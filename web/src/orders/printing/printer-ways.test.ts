import { expect, test } from 'vitest';
import { bluetoothPrinter, openBluetooth } from './bluetooth-printer.ts';
import { type BluetoothCharacteristic, browserPorts } from './browser-ports.ts';
import { openSerial, serialPrinter } from './serial-printer.ts';

const page = new Uint8Array(250).map((_, index) => index);

/** A Bluetooth printer with one service, which takes what is written in one of the two ways. */
function fakeBluetooth(service: string, way: Partial<BluetoothCharacteristic['properties']>) {
  const printed: number[] = [];
  const sizes: number[] = [];
  const taken = { withResponse: 0, without: 0 };
  const take = (part: BufferSource) => {
    sizes.push(part.byteLength);
    printed.push(...(part as Uint8Array));
  };
  const characteristic: BluetoothCharacteristic = {
    properties: { write: false, writeWithoutResponse: false, ...way },
    async writeValueWithResponse(part) {
      taken.withResponse += 1;
      take(part);
    },
    async writeValueWithoutResponse(part) {
      taken.without += 1;
      take(part);
    },
  };
  const device = {
    gatt: {
      connect: async () => ({
        async getPrimaryService(id: string) {
          if (id !== service) throw new Error('NotFoundError');
          return { getCharacteristics: async () => [characteristic] };
        },
      }),
      disconnect: () => undefined,
    },
  };
  return { device, printed, sizes, taken };
}

const commonService = '49535343-fe7d-4ae5-8fa9-9fafd205e455';

test.each([
  ['answers each part', { write: true, writeWithoutResponse: true }, 'withResponse'],
  ['answers none', { writeWithoutResponse: true }, 'without'],
] as const)(
  'a Bluetooth printer that %s gets all of a page in small parts',
  async (_, way, name) => {
    const { device, printed, sizes, taken } = fakeBluetooth(commonService, way);
    const link = await openBluetooth(device);
    expect(link.name).toBe('Bluetooth printer');
    await link.send(page);
    expect(printed).toEqual([...page]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(taken[name]).toBe(sizes.length);
  },
);

test('what has no service of a printer is refused', async () => {
  const { device } = fakeBluetooth('0000180f-0000-1000-8000-00805f9b34fb', { write: true });
  await expect(openBluetooth(device)).rejects.toThrow('This is no printer');
});

test('a serial printer gets a page after the port was opened, and its lock goes back', async () => {
  const printed: number[] = [];
  const calls: string[] = [];
  const writable = new WritableStream<BufferSource>({
    write: (part) => void printed.push(...(part as Uint8Array)),
  });
  const link = await openSerial({
    writable,
    open: async ({ baudRate }) => void calls.push(`open ${baudRate}`),
    close: async () => void calls.push('close'),
  });
  await link.send(page);
  await link.send(page);
  expect(printed).toEqual([...page, ...page]);
  expect(writable.locked).toBe(false);
  await link.close();
  expect(calls).toEqual(['open 9600', 'close']);
});

test('a port that was pulled out fails, so that the ticket is not taken for printed', async () => {
  const link = await openSerial({
    writable: null,
    open: async () => undefined,
    close: async () => undefined,
  });
  await expect(link.send(page)).rejects.toThrow('The port is closed');
});

test('a browser without these ports offers neither', () => {
  expect(browserPorts().serial).toBeUndefined();
  expect([bluetoothPrinter.isThere(), serialPrinter.isThere()]).toEqual([false, false]);
});
