import type { KnownSettings, VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { saveMerged } from './save-merged.ts';

const outdated = new ApiError({ status: 409, code: 'SETTINGS_CHANGED', message: 'Changed' });

/** Saves a change while another screen has stored other settings. */
function saveOver(stored: VendorSettings, known: KnownSettings, mine: KnownSettings) {
  const save = vi.fn().mockRejectedValueOnce(outdated).mockResolvedValue('saved');
  const readStored = async () => stored;
  const change = { settings: mine as VendorSettings, knownSettings: known };
  return { save, saving: saveMerged(change, { save, readStored }) };
}

const bill = { isOn: true, scheme: 'none', legalName: 'Asha' } as const;
const diwali = { date: '2026-11-08', note: 'Diwali' };
const holi = { date: '2027-03-22' };
const christmas = { date: '2026-12-25' };
const lunch = { open: '11:00', close: '16:00' };
const meals = { breakfast: lunch, lunch, dinner: lunch };

describe('a change of a setting that another screen has changed', () => {
  it.each<[string, KnownSettings, VendorSettings, KnownSettings, VendorSettings]>([
    [
      'different fields',
      { bill },
      { bill: { ...bill, fssai: '11521999000123' } },
      { bill: { isOn: true, scheme: 'none' } },
      { bill: { isOn: true, scheme: 'none', fssai: '11521999000123' } },
    ],
    [
      'different times of a meal',
      { mealHours: meals },
      { mealHours: { ...meals, lunch: { ...lunch, open: '12:00' } } },
      { mealHours: { ...meals, lunch: { ...lunch, close: '15:00' } } },
      { mealHours: { ...meals, lunch: { open: '12:00', close: '15:00' } } },
    ],
    [
      'different holidays',
      { holidays: [diwali, holi] },
      { holidays: [diwali] },
      { holidays: [diwali, christmas, holi] },
      { holidays: [diwali, christmas] },
    ],
    [
      'the first holidays',
      { holidays: null },
      { holidays: [holi] },
      { holidays: [diwali] },
      { holidays: [diwali, holi] },
    ],
  ])('keeps both changes of %s', async (_what, known, stored, mine, merged) => {
    const { save, saving } = saveOver(stored, known, mine);
    expect(await saving).toBe('saved');
    expect(save).toHaveBeenLastCalledWith({ settings: merged, knownSettings: stored });
  });

  it.each<[string, KnownSettings, VendorSettings, KnownSettings]>([
    [
      'the same field',
      { bill },
      { bill: { ...bill, legalName: 'A' } },
      { bill: { ...bill, legalName: 'B' } },
    ],
    [
      'a removed setting',
      { parcel: { per: 'order', charge: 5 } },
      {},
      { parcel: { per: 'order', charge: 9 } },
    ],
    ['table names', { tables: ['A'] }, { tables: ['A', 'B'] }, { tables: ['A', 'C'] }],
    [
      'the hours of the week',
      { businessHours: {} },
      { businessHours: { Monday: { closed: true } } },
      { businessHours: { Sunday: { closed: true } } },
    ],
  ])('is refused for %s', async (_what, known, stored, mine) => {
    const { save, saving } = saveOver(stored, known, mine);
    await expect(saving).rejects.toBe(outdated);
    expect(save).toHaveBeenCalledOnce();
  });
});

it('passes on other refusals', async () => {
  const refusal = new ApiError({ status: 400, code: 'VALIDATION_ERROR', message: 'No' });
  const calls = { save: vi.fn().mockRejectedValue(refusal), readStored: vi.fn() };
  await expect(saveMerged({ settings: {} }, calls)).rejects.toBe(refusal);
  expect(calls.readStored).not.toHaveBeenCalled();
});
