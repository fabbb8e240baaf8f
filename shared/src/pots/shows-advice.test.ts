import { describe, expect, it } from 'vitest';
import { datesBetween } from '../time/dates.ts';
import { showsAdvice } from './shows-advice.ts';

const dishes = Array.from({ length: 200 }, (_, index) => `D1SH${String(index).padStart(8, '0')}`);

describe('the halves with and without advice', () => {
  it('stay the same in a week, and swap in each pair of weeks', () => {
    for (const itemId of dishes.slice(0, 20)) {
      const week = (from: string, to: string) =>
        new Set(datesBetween(from, to).map((date) => showsAdvice('MESS000001', itemId, date)));
      const [first, ...others] = week('2026-11-16', '2026-11-22');
      expect(others).toEqual([]);
      expect([...week('2026-11-23', '2026-11-29')]).toEqual([!first]);
    }
  });

  it('are halves of the dishes in every week, and differ between messes and pairs of weeks', () => {
    const half = (vendorId: string, date: string) =>
      dishes.filter((itemId) => showsAdvice(vendorId, itemId, date));
    for (const date of ['2026-11-16', '2026-11-30', '2026-12-14']) {
      expect(half('MESS000001', date).length).toBeGreaterThan(75);
      expect(half('MESS000001', date).length).toBeLessThan(125);
    }
    expect(half('MESS000001', '2026-11-16')).not.toEqual(half('MESS000002', '2026-11-16'));
    expect(half('MESS000001', '2026-11-16')).not.toEqual(half('MESS000001', '2026-11-30'));
  });
});
