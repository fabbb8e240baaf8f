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
