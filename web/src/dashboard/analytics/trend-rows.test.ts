import { expect, it } from 'vitest';
import { dayRows, hourRows } from './trend-rows.ts';

const day = (date: string, value: number) => ({ date, value });

it('puts each day beside the compared day, and marks the running day', () => {
  const days = [day('2026-11-19', 400), day('2026-11-20', 100)];
  const compared = [day('2026-11-12', 300), day('2026-11-13', 500)];
  expect(dayRows(days, compared, '2026-11-20')).toEqual([
    {
      ...{ key: '2026-11-19', label: 'Thu 19 Nov', name: 'Thu 19 Nov', value: 400 },
      ...{ compared: { name: 'Thu 12 Nov', value: 300 }, isRunning: false },
    },
    {
      ...{ key: '2026-11-20', label: 'Fri 20 Nov', name: 'Fri 20 Nov', value: 100 },
      ...{ compared: { name: 'Fri 13 Nov', value: 500 }, isRunning: true },
    },
  ]);
});

it('needs no compared days', () => {
  const [row] = dayRows([day('2026-11-19', 4)], [], '2026-11-20');
  expect(row).toMatchObject({ value: 4, compared: undefined });
});

const hours = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => orders[hour] ?? 0);
const thursday = hours({ 9: 2, 13: 5 });
const weekBefore = { date: '2026-11-12', hours: hours({ 8: 1, 20: 4 }) };

it('shows a whole day from the first hour of either day to the last', () => {
  const rows = hourRows(thursday, weekBefore, undefined);
  expect(rows.map(({ key }) => Number(key))).toEqual(Array.from({ length: 13 }, (_, at) => at + 8));
  expect(rows[5]).toEqual({
    ...{ key: '13', label: '1 pm', name: '1 pm to 2 pm', value: 5 },
    ...{ compared: { name: 'Thu 12 Nov, 1 pm', value: 0 }, isRunning: false },
  });
});

it('shows no figure for the hours to come, and marks the running hour', () => {
  const rows = hourRows(thursday, weekBefore, 13);
  expect(rows.find(({ key }) => key === '13')).toMatchObject({ value: 5, isRunning: true });
  expect(rows.find(({ key }) => key === '20')).toMatchObject({
    value: undefined,
    compared: { value: 4 },
  });
  expect(hourRows(thursday, undefined, 15).at(-1)).toMatchObject({ key: '15', isRunning: true });
});

it('is empty without orders', () => {
  expect(hourRows(hours({}), undefined, 12)).toEqual([]);
});
