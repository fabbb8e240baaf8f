import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { beforeEach, describe, expect, test } from 'vitest';
import { createObservable } from '../../lib/state/observable.ts';
import { sampleOrder } from '../sample-order.ts';
import { allPrinted, type PrintedTickets, withTicket } from './printed-tickets.ts';
import { createTicketPrinter } from './ticket-printer.ts';

let orders: Order[];
let paper: string[];
let fails: number;
const order = (id: string, minute: number, status: OrderStatus = 'confirmed') =>
  sampleOrder(id, { minute, status });

const link = {
  name: 'Test',
  async send(bytes: Uint8Array) {
    if (fails > 0) {
      fails -= 1;
      throw new Error('No paper');
    }
    paper.push(new TextDecoder().decode(bytes));
  },
  close: async () => undefined,
};

function printerWith(printed = createObservable<PrintedTickets>({})) {
  const printer = createTicketPrinter({
    orders: () => orders,
    printed,
    linesOf: ({ order: { id }, isReprint }) => [
      { kind: 'text', text: isReprint ? `${id} again` : id },
    ],
    draw: async ([line]) => new TextEncoder().encode(line?.kind === 'text' ? line.text : ''),
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
  paper = [];
  fails = 0;
});

describe('the ticket printer', () => {
  test('prints each ticket once, the oldest first, and a new one when it is accepted', async () => {
    const { printer } = printerWith();
    await printer.open(link);
    await printer.work();
    expect(paper).toEqual(['A', 'B']);
    orders.push(order('C', 4));
    await Promise.all([printer.work(), printer.work()]);
    expect(paper).toEqual(['A', 'B', 'C']);
  });

  test('prints nothing again after a reload', async () => {
    const { printer, printed } = printerWith();
    await printer.open(link);
    await printerWith(printed).printer.open(link);
    expect(paper).toEqual(['A', 'B']);
  });

  test('waits for the printer, and marks tickets that may be on paper', async () => {
    const { printer } = printerWith();
    fails = 1;
    await printer.open(link);
    expect(printer.state.get()).toBe('failed');
    expect(paper).toEqual([]);
    await printer.open(link);
    expect(printer.state.get()).toBe('ready');
    expect(paper).toEqual(['A again', 'B']);
  });

  test('does nothing before it is opened and after it is closed', async () => {
    const { printer } = printerWith();
    await printer.work();
    await printer.open(link);
    printer.close();
    orders.push(order('C', 4));
    await printer.work();
    expect(paper).toEqual(['A', 'B']);
  });

  test('skips orders that were accepted before the printer was chosen', async () => {
    const printed = createObservable(allPrinted(orders, {}));
    await printerWith(printed).printer.open(link);
    expect(paper).toEqual([]);
  });
});

test('prints requested lines first, and keeps them if the printer fails', async () => {
  const { printer } = printerWith();
  fails = 1;
  await printer.open(link);
  await printer.print([{ kind: 'text', text: 'Test page' }]);
  await printer.open(link);
  expect(paper[0]).toBe('Test page');
});

test('remembers the last 300 tickets of a device', () => {
  const ids = Array.from({ length: 301 }, (_, index) => `O${index}`);
  const known = ids.reduce<PrintedTickets>((all, id) => withTicket(all, id, 'done'), {});
  expect(Object.keys(known)).toEqual(ids.slice(1));
});
