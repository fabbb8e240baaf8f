import { beforeEach, expect, it, vi } from 'vitest';
import { cacheWhileUnchanged } from './cache-while-unchanged.ts';
import { readMenuStamp } from './menu-stamp.table.ts';

vi.mock('./menu-stamp.table.ts', () => ({ readMenuStamp: vi.fn() }));

const second = 1000;
let stamp: string | undefined;
let menu: string | undefined;
const read = vi.fn(async () => menu);

beforeEach(() => {
  vi.useFakeTimers();
  stamp = undefined;
  menu = 'first';
  read.mockClear();
  vi.mocked(readMenuStamp).mockImplementation(async () => stamp);
});

it('reads a menu once, until its stamp changes', async () => {
  const readMenu = cacheWhileUnchanged(read, 5);
  for (let call = 0; call < 100; call += 1) expect(await readMenu('A')).toBe('first');
  expect(read).toHaveBeenCalledTimes(1);
  [menu, stamp] = ['second', 's2'];
  expect(await readMenu('A')).toBe('second');
  expect(await readMenu('A')).toBe('second');
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads again after a minute, and if the caller needs a newer value', async () => {
  const readMenu = cacheWhileUnchanged(read, 5);
  await readMenu('A');
  menu = 'second';
  expect(await readMenu('A', (value) => value === 'first')).toBe('first');
  expect(await readMenu('A', () => false)).toBe('second');
  menu = 'third';
  vi.advanceTimersByTime(60 * second);
  expect(await readMenu('A')).toBe('third');
});

it('reads a menu at most ten times a second', async () => {
  const readMenu = cacheWhileUnchanged(read, 5);
  for (let call = 0; call < 100; call += 1) await readMenu('A', () => false);
  expect(read).toHaveBeenCalledTimes(10);
  vi.advanceTimersByTime(second);
  for (let call = 0; call < 100; call += 1) await readMenu('A', () => false);
  expect(read).toHaveBeenCalledTimes(20);
});

it('never stores an old menu, even if the menu changes during the read', async () => {
  const readMenu = cacheWhileUnchanged(read, 5);
  read.mockImplementationOnce(async () => {
    stamp = 's2';
    return 'first';
  });
  await readMenu('A');
  menu = 'second';
  expect(await readMenu('A')).toBe('second');
});

it('stores only messes that exist, and only the latest of them', async () => {
  const readMenu = cacheWhileUnchanged(read, 2);
  menu = undefined;
  expect(await readMenu('A')).toBeUndefined();
  menu = 'first';
  for (const mess of ['A', 'B', 'C', 'C', 'B', 'A']) await readMenu(mess);
  expect(read).toHaveBeenCalledTimes(5);
});
