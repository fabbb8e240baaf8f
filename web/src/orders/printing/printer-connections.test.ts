import { describe, expect, test, vi } from 'vitest';
import { bluetoothPrinter, openBluetooth } from './bluetooth-printer.ts';
import { type BluetoothCharacteristic, browserPorts } from './browser-ports.ts';
import { paperQuery } from './paper-query.ts';
import { createConnection } from './printer-link.ts';
import { readChosenPrinter } from './printer-settings.ts';
import { openSerial, serialPrinter } from './serial-printer.ts';

const page = new Uint8Array(250).map((_, index) => index);

/** A Bluetooth printer with one service. `writes`: the kinds of writes that the printer accepts. */
function fakeBluetooth(service: string, writes: Partial<BluetoothCharacteristic['properties']>) {
  const printed: number[] = [];
  const sizes: number[] = [];
  const taken = { withResponse: 0, without: 0 };
  const take = (part: BufferSource) => {
    sizes.push(part.byteLength);
    printed.push(...(part as Uint8Array));
  };
  const characteristic: BluetoothCharacteristic = {
    properties: { write: false, writeWithoutResponse: false, ...writes },
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
    id: 'B1',
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
  ['confirms each part', { write: true, writeWithoutResponse: true }, 'withResponse'],
  ['confirms no part', { writeWithoutResponse: true }, 'without'],
] as const)(
  'sends a page in small parts to a Bluetooth printer that %s',
  async (_, writes, name) => {
    const { device, printed, sizes, taken } = fakeBluetooth(commonService, writes);
    const link = await openBluetooth(device);
    expect(link.name).toBe('Bluetooth printer');
    await link.send(page);
    expect(printed).toEqual([...page]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(taken[name]).toBe(sizes.length);
  },
);

test('refuses a Bluetooth device without a print service', async () => {
  const { device } = fakeBluetooth('0000180f-0000-1000-8000-00805f9b34fb', { write: true });
  await expect(openBluetooth(device)).rejects.toThrow('no known print service');
});

test('opens a serial port, sends pages and releases the lock', async () => {
  const printed: number[] = [];
  const calls: string[] = [];
  const writable = new WritableStream<BufferSource>({
    write: (part) => void printed.push(...(part as Uint8Array)),
  });
  const link = await openSerial({
    readable: null,
    writable,
    getInfo: () => ({}),
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

test('sending to an unplugged port fails', async () => {
  const link = await openSerial({
    readable: null,
    writable: null,
    getInfo: () => ({}),
    open: async () => undefined,
    close: async () => undefined,
  });
  await expect(link.send(page)).rejects.toThrow('The port is closed');
});

test('no printer is supported in a browser without the ports', () => {
  expect(browserPorts().serial).toBeUndefined();
  expect([bluetoothPrinter.isSupported(), serialPrinter.isSupported()]).toEqual([false, false]);
});

describe('a device with several printers', () => {
  const connectionWith = (names: string[]) => {
    const opened = vi.fn<(name: string) => void>();
    const connection = createConnection({
      label: 'Test',
      port: () => names,
      requestDevice: async () => names[1] ?? '',
      grantedDevices: async () => names,
      nameOf: (name: string) => name,
      open: async (name) => {
        opened(name);
        return { name, send: async () => undefined, close: async () => undefined };
      },
    });
    return { connection, opened };
  };

  test('reopens the chosen printer, not the first printer', async () => {
    const { connection, opened } = connectionWith(['A', 'B']);
    const { device } = await connection.choose();
    await connection.reopen(device);
    expect(opened.mock.calls).toEqual([['B'], ['B']]);
  });

  test.each([
    ['the chosen one is not connected', ['A'], 'B', undefined],
    ['two have the same name', ['B', 'B'], 'B', 'ambiguous'],
    ['an earlier release stored no name', ['A', 'B'], undefined, 'ambiguous'],
  ])('opens none if %s', async (_, names, chosen, answer) => {
    const { connection, opened } = connectionWith(names);
    expect(await connection.reopen(chosen)).toBe(answer);
    expect(opened).not.toHaveBeenCalled();
  });
});

test.each([
  ['usb', { way: 'usb' }],
  [
    { way: 'usb', device: '1:2:X' },
    { way: 'usb', device: '1:2:X' },
  ],
  [{ way: 'fax', device: '1' }, null],
  [null, null],
])('reads the stored choice %j', (stored, chosen) => {
  expect(readChosenPrinter(stored)).toEqual(chosen);
});

describe('the question about paper', () => {
  test.each([
    ['paper', 0x12, true],
    ['little paper', 0x1e, true],
    ['no paper', 0x72, false],
    ['data that is no answer', 0x41, undefined],
    ['nothing', undefined, undefined],
  ])('reads %s', async (_, answer, hasPaper) => {
    expect(await paperQuery(async () => answer)()).toBe(hasPaper);
  });

  test('is asked only once if the printer does not answer', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => new Promise<number>(() => undefined));
    const hasPaper = paperQuery(ask);
    const first = hasPaper();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await first, await hasPaper()]).toEqual([undefined, undefined]);
    expect(ask).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
