import { expect, it } from 'vitest';
import { readyPromise } from './ready-promise.ts';

const estimatedReadyTime = '2026-11-20T07:55:00.000Z';
const preparing = { status: 'preparing', estimatedReadyTime } as const;

it.each([
  ['07:40:00', 'in about 15 minutes'],
  ['07:40:01', 'in about 15 minutes'],
  ['07:54:00', 'in about 1 minute'],
  ['07:55:00', 'any moment now'],
  ['07:56:00', 'any moment now'],
  ['06:55:00', 'in about 60 minutes'],
  ['06:54:59', undefined],
])('the time left at %s UTC: %s', (time, detail) => {
  expect(readyPromise(preparing, new Date(`2026-11-20T${time}.000Z`))).toEqual({
    isLate: false,
    text: 'Ready by about 1:25 pm',
    detail,
  });
});

it('repeats the slot of a pre-order only in the last hour', () => {
  const preOrder = {
    status: 'confirmed',
    estimatedReadyTime,
    readyFor: estimatedReadyTime,
  } as const;
  const textAt = (time: string) => readyPromise(preOrder, new Date(time))?.text;
  expect(textAt('2026-11-20T06:54:59.000Z')).toBeUndefined();
  expect(textAt('2026-11-20T06:55:00.000Z')).toBe('Ready by about 1:25 pm');
  expect(textAt('2026-11-20T07:57:00.000Z')).toBe('Running a little late');
});

it('is late a minute after the promised time', () => {
  expect(readyPromise(preparing, new Date('2026-11-20T07:56:00.001Z'))).toEqual({
    isLate: true,
    text: 'Running a little late',
    detail: 'It was due by about 1:25 pm.',
  });
});

it.each(['ready', 'completed', 'cancelled', 'expired'] as const)(
  'promises nothing for an order that is %s',
  (status) => {
    expect(readyPromise({ status, estimatedReadyTime }, new Date(0))).toBeUndefined();
  },
);

it('promises nothing if the kitchen promised nothing', () => {
  const order = { status: 'confirmed', estimatedReadyTime: null } as const;
  expect(readyPromise(order, new Date(0))).toBeUndefined();
});

const readyRange = {
  from: '2026-11-20T07:17:00.000Z',
  to: '2026-11-20T07:28:00.000Z',
  rightOfTen: 8,
};
const waiting = { status: 'pending', estimatedReadyTime: null, readyRange } as const;
const accuracy = 'Right for 8 of 10 orders in the last 30 days';

it.each([
  ['07:12:00', 'in 5 to 16 minutes'],
  ['07:16:30', 'in 1 to 12 minutes'],
  ['07:17:00', 'in 11 minutes at most'],
  ['07:28:30', 'any moment now'],
])('counts down to the range at %s UTC: %s', (time, detail) => {
  expect(readyPromise(waiting, new Date(`2026-11-20T${time}.000Z`))).toEqual({
    ...{ isLate: false, text: 'Ready 12:47 to 12:58', detail, accuracy },
  });
});

it('says that an order is late after its range', () => {
  expect(readyPromise(waiting, new Date('2026-11-20T07:29:00.000Z'))).toMatchObject({
    isLate: true,
    detail: 'It was due by about 12:58 pm.',
  });
});

it('prefers the time that staff set, and shows no range before the payment', () => {
  const now = new Date('2026-11-20T07:12:00.000Z');
  const promised = readyPromise({ ...waiting, status: 'confirmed', estimatedReadyTime }, now);
  expect(promised).toMatchObject({ text: 'Ready by about 1:25 pm' });
  expect(promised).not.toHaveProperty('accuracy');
  const unpaid = { ...waiting, awaitsPaymentUntil: '2026-11-20T07:20:00.000Z' };
  expect(readyPromise(unpaid, now)).toBeUndefined();
});
