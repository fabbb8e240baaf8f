import { weekdays } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { checkSlot } from './slot-window.ts';

const at = (clock: string, date = '2031-03-03') => new Date(`${date}T${clock}:00+05:30`);
const now = at('09:00');
const settings = {
  meals: [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:00', weekdays: [...weekdays] }],
  preOrders: [
    {
      mealId: 'MEA1',
      orderBy: { daysBefore: 0, time: '11:00' },
      every: 15,
      proof: 'phone',
      lead: 20,
    },
  ],
};

const slots = ['2031-03-03', '2031-03-04', '2031-03-05'].flatMap((date) =>
  ['12:00', '12:15', '12:30', '12:45'].map((clock) => at(clock, date).getTime()),
);
const isoWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function outcomeOf(readyFor: string): string {
  try {
    return checkSlot({ readyFor }, { settings } as unknown as VendorRow, now)?.startsAt ?? 'now';
  } catch (error) {
    return String((error as { code?: string }).code ?? error);
  }
}

test('accepts only the start of a slot, among 3,000 texts for ready_for', () => {
  let seed = 1;
  const below = (count: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % count;
  };
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const digits = (count: number) => String(below(10 ** count)).padStart(count, '0');
  const nearMs = () => at('12:00').getTime() + pick([0, 15, 5, -15, 60, 1440, 2880, 4320]) * 60_000;
  const shapes = [
    () => new Date(nearMs()).toISOString(),
    () => new Date(nearMs() + pick([1, -1, 500])).toISOString(),
    () => new Date(nearMs() + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30'),
    () => `${digits(4)}-${digits(2)}-${digits(2)}T${digits(2)}:${digits(2)}:00Z`,
    () =>
      `2031-03-03T12:00${pick(['', ':00', 'Z', ' IST', ':00+99:99', ':00+05:30', ':00-00:00'])}`,
    () => pick(['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '9999-12-31T23:59:59Z']),
    () =>
      pick(['0000-01-01T00:00:00Z', 'now', '0', '1e9', '__proto__', '\u0000', '१२:००', 'Lunch']),
    () => `3 Mar 2031 ${pick(['12:00', '06:30 GMT', '12:00 GMT+0530'])}`,
    () => `2031-02-${pick(['29', '30', '31'])}T06:30:00Z`,
  ];
  let namedSlots = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const text = pick(shapes)();
    // JavaScript reads 31 February as 3 March.
    const isRealDay = !text.startsWith('2031-02');
    const isSlot = isRealDay && isoWithOffset.test(text) && slots.includes(Date.parse(text));
    if (isSlot) namedSlots += 1;
    expect(outcomeOf(text), text).toBe(isSlot ? new Date(text).toISOString() : 'SLOT_UNKNOWN');
  }
  expect(namedSlots).toBeGreaterThan(200);
});
