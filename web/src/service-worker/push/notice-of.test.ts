import { expect, it } from 'vitest';
import { noticeOf } from './notice-of.ts';
import { readPush } from './read-push.ts';

const sent = {
  order_id: 'DEM0000000AAAAAAAA12345678',
  number: '345678',
  items: '2 × Dal Tadka, 4 × Roti',
  url: '/kitchen',
};

const noticeFor = (kind: string, id = sent.order_id) =>
  noticeOf(readPush(JSON.stringify({ ...sent, kind, order_id: id })));

it('shows number and dishes of a new order, stays on screen, and rings again with each repeat', () => {
  const { title, options } = noticeFor('new-order');
  expect(title).toBe('New order 345678');
  expect(options).toMatchObject({
    body: '2 × Dal Tadka, 4 × Roti',
    data: '/kitchen',
    requireInteraction: true,
    renotify: true,
  });
});

it('shows the table of a new order', () => {
  const message = readPush(JSON.stringify({ ...sent, kind: 'new-order', table: 'Table 7' }));
  expect(noticeOf(message).title).toBe('New order 345678 · Table 7');
});

it('tells a customer which food is ready, and does not ring again', () => {
  const { title, options } = noticeFor('ready');
  expect(title).toBe('Your food is ready');
  expect(options.body).toBe('Number 345678\n2 × Dal Tadka, 4 × Roti');
  expect(options.renotify).toBeUndefined();
});

it('shows the token if there is one', () => {
  const noticeWith = (kind: string) =>
    noticeOf(readPush(JSON.stringify({ ...sent, kind, token: 42 })));
  expect(noticeWith('new-order').title).toBe('New order, token 42');
  expect(noticeWith('ready').options.body).toBe('Token 42 · 345678\n2 × Dal Tadka, 4 × Roti');
});

it('shows whether a UPI order is paid', () => {
  const bodyWith = (payment: unknown) =>
    noticeOf(readPush(JSON.stringify({ ...sent, kind: 'ready', payment }))).options.body;
  const food = 'Number 345678\n2 × Dal Tadka, 4 × Roti';
  expect(bodyWith('due')).toBe(`${food}\nNot paid yet`);
  expect(bodyWith('said')).toBe(`${food}\nPayment reported; the mess is checking`);
  expect(bodyWith('paid')).toBe(`${food}\nPaid`);
  expect([bodyWith('of-a-later-release'), bodyWith(undefined)]).toEqual([food, food]);
});

it('shows the due amount of an order that can be paid online, and where to pay', () => {
  const due = { ...sent, kind: 'ready', payment: 'due', pay_online: 112 };
  expect(noticeOf(readPush(JSON.stringify(due))).options.body).toBe(
    'Number 345678\n2 × Dal Tadka, 4 × Roti\nPay ₹112 online or at the counter.',
  );
});

it.each([
  [{ reason: 'sold_out', refund: 112 }, 'Sorry, it is sold out', '₹112 goes back to you.'],
  [
    { reason: 'closing', payment: 'paid' },
    'The kitchen is closing',
    'The mess will refund your money.',
  ],
  [
    { payment: 'said' },
    'This order was cancelled',
    'If your payment came in, the mess will refund it.',
  ],
  [{ reason: 'toString' }, 'This order was cancelled', 'There is nothing to pay.'],
])('says why an order was cancelled and what happens to the money (%j)', (facts, title, money) => {
  const notice = noticeOf(readPush(JSON.stringify({ ...sent, kind: 'cancelled', ...facts })));
  expect(notice.title).toBe(title);
  expect(notice.options.body).toBe(`Cancelled: Number 345678\n2 × Dal Tadka, 4 × Roti\n${money}`);
});

it('shows the refunded amount', () => {
  const notice = noticeOf(readPush(JSON.stringify({ ...sent, kind: 'given-back', refund: 60 })));
  expect(notice.title).toBe('₹60 refunded');
});

it('a repeat replaces only the notification of the same order', () => {
  const tags = [
    noticeFor('new-order'),
    noticeFor('new-order'),
    noticeFor('ready'),
    noticeFor('new-order', 'another'),
  ].map(({ options }) => options.tag);
  expect(tags[1]).toBe(tags[0]);
  expect(new Set(tags).size).toBe(3);
});

it.each(['', 'no JSON', '[]', '{"kind":"of-a-later-release"}', '{"kind":"ready"}'])(
  'shows a notification even for %j, because browsers end silent subscriptions',
  (text) => expect(noticeOf(readPush(text)).title).not.toBe(''),
);
