import { expect, it } from 'vitest';
import { lateToast } from './send-stored-steps.ts';
import type { Step } from './steps.ts';

const now = Date.parse('2026-07-01T10:00:00Z');
const ready = (number: string, minutesAgo: number): Step => ({
  ...{ key: number, group: number, sendAt: 0 },
  at: new Date(now - minutesAgo * 60_000).toISOString(),
  act: { kind: 'status', orderId: `VENDR000010123456789${number}`, status: 'ready' },
});

it('names the steps that waited long', () => {
  const steps = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map((number) => ready(number, 5));
  expect(lateToast([...steps, ready('EEEEEE', 0)], now)?.description).toBe(
    'Order AAAAAA is Ready, Order BBBBBB is Ready, Order CCCCCC is Ready, 1 more. They waited in this browser.',
  );
});

it('shows nothing for steps that are being sent', () => {
  expect(lateToast([ready('AAAAAA', 1)], now)).toBeUndefined();
});
