import { learnWaits } from '@thali/shared/wait/wait-model';
import { beforeEach, expect, it, vi } from 'vitest';
import { readWaitingPortions } from '../analytics/read-projections.table.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { currentReadyTimes } from './current-ready-times.ts';
import { readReadyTimes } from './ready-times.table.ts';

vi.mock('../analytics/read-projections.table.ts', () => ({ readWaitingPortions: vi.fn(() => 7) }));
vi.mock('./ready-times.table.ts', () => ({ readReadyTimes: vi.fn() }));

const now = new Date('2026-11-20T07:00:00.000Z');
const mess = (changes: Partial<VendorRow>) => ({ id: 'DEM0VEND0R', ...changes }) as VendorRow;

beforeEach(() => vi.clearAllMocks());

it('reads nothing for a mess that shows no ready times', async () => {
  expect(await currentReadyTimes(mess({}), now)).toBeUndefined();
  expect(readReadyTimes).not.toHaveBeenCalled();
  expect(readWaitingPortions).not.toHaveBeenCalled();
});

it('reads the waits once in ten minutes, and the portions ahead each time', async () => {
  vi.mocked(readReadyTimes).mockResolvedValue({
    ...{ learnedAt: now.toISOString(), orders: 100, right: 78, usesShownRanges: true },
    model: {
      ...learnWaits([]),
      medianMinutes: 12,
      low: Array(13).fill(-4),
      high: Array(13).fill(5),
    },
  });
  const times = { fromMinutes: 8, toMinutes: 17, dishes: [], rightOfTen: 8 };
  for (const _ of [1, 2, 3]) {
    expect(await currentReadyTimes(mess({ showsReadyTimes: true }), now)).toEqual(times);
  }
  expect(readReadyTimes).toHaveBeenCalledTimes(1);
  expect(readWaitingPortions).toHaveBeenCalledTimes(3);
});
