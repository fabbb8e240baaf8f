import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createObservable } from '../../lib/state/observable.ts';
import { sampleLine, sampleOrder } from '../sample-order.ts';
import { allPrinted, type PrintedTickets, readTickets, withEnded } from './printed-tickets.ts';
import type { PrinterLink } from './printer-link.ts';
import { createTicketPrinter } from './ticket-printer.ts';

let orders: Order[];
/** Ended orders, which the server returns on request. */
let endedOrders: Order[];
let paper: string[];
let failureCount: number;
let hasPaper: boolean;
let onPrinted: ReturnType<typeof vi.fn<(order: Order) => void>>;
const order = (id: string, minute: number, status: OrderStatus = 'confirmed') =>
  sampleOrder(id, { minute, status });

const link: PrinterLink = {
  name: 'Test',
  async send(bytes) {
    if (failureCount > 0) {
      failureCount -= 1;
      throw new Error('Unplugged');
    }
    paper.push(new TextDecoder().decode(bytes));
  },
  hasPaper: async () => hasPaper,
  close: async () => undefined,
};

function printerWith(printed = createObservable<PrintedTickets>({})) {
  const printer = createTicketPrinter({
    orders: () => orders,
    readOrder: async (id) => endedOrders.find((endedOrder) => endedOrder.id === id),
    isOwnOrder: (id) => !id.startsWith('OTHER'),
    printed,
    linesOf: ({ order: { id }, kind }) => [{ kind: 'text', text: `${kind} ${id}` }],
    draw: async ([line]) => new TextEncoder().encode(line?.kind === 'text' ? line.text : ''),
    onPrinted,
  });
  return { printer, printed };
}

beforeEach(() => {
  orders = [
    order('B', 2),
    order('A', 1),
    order('NEW', 3, 'pending'),
    order('OVER', 0, 'completed'),
  ];
  endedOrders = [];
  paper = [];
  failureCount = 0;
  hasPaper = true;
  onPrinted = vi.fn();
});

function change(id: string, changes: Partial<Order>): void {
  orders = orders.map((anOrder) => (anOrder.id === id ? { ...anOrder, ...changes } : anOrder));
}

describe('the ticket printer', () => {
  test('prints each ticket once, the oldest first, and later the ticket of a new order', async () => {
    const { printer } = printerWith();
    await printer.open(link);
    await printer.printWaiting();
    expect(paper).toEqual(['new A', 'new B']);
    orders.push(order('C', 4));
    await Promise.all([printer.printWaiting(), printer.printWaiting()]);
    expect(paper).toEqual(['new A', 'new B', 'new C']);
  });

  test('prints nothing again after a reload', async () => {
    const { printer, printed } = printerWith();
    await printer.open(link);
    await printerWith(printed).printer.open(link);
    expect(paper).toEqual(['new A', 'new B']);
  });

  test('waits for the printer, and then marks a ticket that may be on paper as a reprint', async () => {
    const { printer } = printerWith();
    failureCount = 1;
    await printer.open(link);
    expect(printer.state.get()).toBe('failed');
    expect(paper).toEqual([]);
    await printer.open(link);
    expect(printer.state.get()).toBe('ready');
    expect(paper).toEqual(['reprint A', 'new B']);
  });

  test('leaves the tickets of another mess alone', async () => {
    const { printer, printed } = printerWith(
      createObservable<PrintedTickets>({ OTHER: { state: 'done', at: 0 } }),
    );
    endedOrders = [order('OTHER', 0, 'cancelled'), order('A', 1, 'cancelled')];
    await printer.open(link);
    orders = orders.filter(({ id }) => id !== 'A');
    await printer.printWaiting();
    expect(paper).toEqual(['new A', 'new B', 'cancelled A']);
    expect(printed.get().OTHER?.state).toBe('done');
  });

  test('prints nothing before open() or after close()', async () => {
    const { printer } = printerWith();
    await printer.printWaiting();
    await printer.open(link);
    printer.close();
    orders.push(order('C', 4));
    await printer.printWaiting();
    expect(paper).toEqual(['new A', 'new B']);
  });

  test('skips orders that were accepted before staff chose the printer', async () => {
    const printed = createObservable(allPrinted(orders, {}));
    await printerWith(printed).printer.open(link);
    expect(paper).toEqual([]);
  });

  test('reports a ticket as printed only when it is on paper', async () => {
    hasPaper = false;
    const { printer } = printerWith();
    await printer.open(link);
    expect(printer.state.get()).toBe('no-paper');
    expect(onPrinted).not.toHaveBeenCalled();
    hasPaper = true;
    await printer.printWaiting();
    expect(printer.state.get()).toBe('ready');
    expect(onPrinted.mock.calls.map(([{ id }]) => id)).toEqual(['A', 'B']);
  });

  test('reprints a ticket if the paper ends during its print', async () => {
    const { printer } = printerWith();
    const send = vi.fn(async (bytes: Uint8Array<ArrayBuffer>) => {
      hasPaper = false;
      await link.send(bytes);
    });
    await printer.open({ ...link, send });
    expect(onPrinted).not.toHaveBeenCalled();
    hasPaper = true;
    send.mockImplementation(link.send);
    await printer.printWaiting();
    expect(paper).toEqual(['new A', 'reprint A', 'new B']);
  });

  test('reports within three seconds that the printer takes no data', async () => {
    vi.useFakeTimers();
    const { printer } = printerWith();
    void printer.open({ ...link, send: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(2900);
    expect(printer.state.get()).toBe('no-answer');
    vi.useRealTimers();
  });

  test('does not report a slow printer that takes the data in parts', async () => {
    vi.useFakeTimers();
    const { printer } = printerWith();
    void printer.open({
      ...link,
      async send(_, onPart) {
        for (let part = 0; part < 20; part += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          onPart?.();
        }
      },
    });
    for (let second = 0; second < 19; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      expect(printer.state.get()).toBe('printing');
    }
    vi.useRealTimers();
  });
});

describe('a printed order', () => {
  async function printAll() {
    const setUp = printerWith();
    await setUp.printer.open(link);
    paper = [];
    return setUp;
  }

  test('gets a note for each move to another table', async () => {
    const { printer } = await printAll();
    change('A', { table: '7' });
    await printer.printWaiting();
    change('A', { table: undefined });
    await printer.printWaiting();
    await printer.printWaiting();
    expect(paper).toEqual(['moved A', 'moved A']);
  });

  test('gets a new ticket when its dishes change', async () => {
    const { printer } = await printAll();
    change('B', { items: [sampleLine('B')] });
    await printer.printWaiting();
    await printer.printWaiting();
    expect(paper).toEqual(['changed B']);
  });

  test('gets one note when it is cancelled before the food is ready', async () => {
    const { printer, printed } = await printAll();
    endedOrders = [order('A', 1, 'cancelled')];
    orders = orders.filter(({ id }) => id !== 'A');
    await printer.printWaiting();
    await printerWith(printed).printer.open(link);
    expect(paper).toEqual(['cancelled A']);
  });

  test.each([
    ['is completed', order('A', 1, 'completed')],
    [
      'is cancelled after the food was ready',
      { ...order('A', 1, 'cancelled'), statusTimes: { ready: '2026-11-20T07:20:00.000Z' } },
    ],
  ])(
    'gets no note when it %s, and no ticket if a late list contains it again',
    async (_, ended) => {
      const { printer } = await printAll();
      const before = orders;
      endedOrders = [ended];
      orders = orders.filter(({ id }) => id !== 'A');
      await printer.printWaiting();
      orders = before;
      await printer.printWaiting();
      expect(paper).toEqual([]);
    },
  );
});

test('prints requested lines first, even after a failure of the printer', async () => {
  const { printer } = printerWith();
  failureCount = 1;
  await printer.open(link);
  await printer.print([{ kind: 'text', text: 'Test page' }]);
  await printer.open(link);
  expect(paper[0]).toBe('Test page');
});

test.each([301, 400])('prints each of %i open orders once', async (count) => {
  orders = Array.from({ length: count }, (_, index) => order(`O${index}`, index, 'ready'));
  const { printer, printed } = printerWith();
  await printer.open(link);
  await printer.printWaiting();
  await printerWith(printed).printer.open(link);
  expect(paper).toHaveLength(count);
  expect(new Set(paper).size).toBe(count);
});

test('forgets an order a day after its end, and reads the tickets of earlier releases', async () => {
  const day = 24 * 60 * 60 * 1000;
  const tickets = withEnded({ OPEN: { state: 'done', at: 0 } }, 'OLD', 0);
  expect(Object.keys(withEnded(tickets, 'LATER', day - 1))).toEqual(['OPEN', 'OLD', 'LATER']);
  expect(Object.keys(withEnded(tickets, 'LATER', day))).toEqual(['OPEN', 'LATER']);

  const printed = createObservable(readTickets({ A: 'done', B: 'begun' }));
  change('A', { table: '7' });
  await printerWith(printed).printer.open(link);
  expect(paper).toEqual(['reprint B']);
});
