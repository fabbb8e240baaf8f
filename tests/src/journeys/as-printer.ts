/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';

interface FakeUsb extends Window {
  recordPart?: (part: number[]) => void;
  hasPaper?: boolean;
  /** The last drawing: one digit for each dot, 1 for dark. */
  drawn?: string;
}

/**
 * Gives the browser's pages two fake USB printers. Call it before the pages open. The user picks printer B.
 * @returns the data of each ticket that printer B prints
 */
export async function connectPrinter(context: BrowserContext): Promise<number[][]> {
  const paper: number[][] = [];
  await context.exposeFunction('recordPart', (part: number[]) => {
    // Each ticket starts with a reset of the printer.
    if (part[0] === 0x1b && part[1] === 0x40) paper.push([]);
    paper.at(-1)?.push(...part);
  });
  await context.addInitScript(fakeUsb);
  return paper;
}

/** Removes or adds the printer's paper. */
export function setPaper(page: Page, hasPaper: boolean): Promise<void> {
  return page.evaluate((isThere) => {
    (window as FakeUsb).hasPaper = isThere;
  }, hasPaper);
}

/** Reads the last canvas of the page: one digit for each dot, 1 for dark. */
export function readDrawing(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as FakeUsb).drawn);
}

/** Fakes WebUSB printers that pass their data to the test, and records each drawing of the page. */
function fakeUsb(): void {
  const shared = window as FakeUsb;
  shared.hasPaper = true;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    const luminanceOf = (dot: number) =>
      [0, 1, 2].reduce((sum, channel) => sum + (image.data[dot * 4 + channel] ?? 0), 0) / 3;
    const dots = Array.from({ length: image.width * image.height }, (_, dot) =>
      luminanceOf(dot) < 128 ? '1' : '0',
    );
    shared.drawn = dots.join('');
    return image;
  };
  const endpoints = [
    { endpointNumber: 1, direction: 'out', type: 'bulk' },
    { endpointNumber: 2, direction: 'in', type: 'bulk' },
  ];
  const printer = {
    vendorId: 1,
    productId: 1,
    productName: 'Test printer',
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [{ alternateSetting: 0, interfaceClass: 7, endpoints }],
        },
      ],
    },
    open: async () => undefined,
    close: async () => undefined,
    claimInterface: async () => undefined,
    // The answer to a request for the paper status.
    transferIn: async () => ({
      data: new DataView(new Uint8Array([shared.hasPaper ? 0x12 : 0x72]).buffer),
    }),
  };
  const printerB = {
    ...printer,
    serialNumber: 'B',
    async transferOut(_endpoint: number, data: Uint8Array) {
      const isStatusRequest = data[0] === 0x10 && data[1] === 0x04;
      if (!isStatusRequest) shared.recordPart?.([...data]);
      return { status: 'ok' };
    },
  };
  const printerA = {
    ...printer,
    serialNumber: 'A',
    transferOut: () => Promise.reject(new Error('Nobody chose this printer')),
  };
  const usb = { requestDevice: async () => printerB, getDevices: async () => [printerA, printerB] };
  Object.defineProperty(navigator, 'usb', { value: usb });
}

/** The width in dots, read from the first band of the raster data. */
export function widthOf(ticket: readonly number[] = []): number {
  return 8 * ((ticket[6] ?? 0) + 256 * (ticket[7] ?? 0));
}

/** The height in dots: the sum of all bands. */
export function rowsOf(ticket: readonly number[] = []): number {
  let rows = 0;
  for (let at = 2; ticket[at] === 0x1d && ticket[at + 1] === 0x76; ) {
    const band = (ticket[at + 6] ?? 0) + 256 * (ticket[at + 7] ?? 0);
    rows += band;
    at += 8 + (widthOf(ticket) / 8) * band;
  }
  return rows;
}

/** The printed picture, one digit for each dot. */
export function dotsOf(ticket: readonly number[] = []): string {
  let dots = '';
  for (let at = 2; ticket[at] === 0x1d && ticket[at + 1] === 0x76; ) {
    const size = (widthOf(ticket) / 8) * ((ticket[at + 6] ?? 0) + 256 * (ticket[at + 7] ?? 0));
    for (const byte of ticket.slice(at + 8, at + 8 + size))
      dots += byte.toString(2).padStart(8, '0');
    at += 8 + size;
  }
  return dots;
}

export function darkDotsOf(ticket: readonly number[] = []): number {
  return ticket.reduce((dots, byte) => dots + byte.toString(2).replaceAll('0', '').length, 0);
}
