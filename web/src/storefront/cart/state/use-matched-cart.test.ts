import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from './change-cart.ts';
import { menuChangeToast } from './use-matched-cart.ts';

const missing = setQuantity([], sampleItem(), 1);
const change = { name: 'Chai', from: 15.5, to: 18 };

describe('the toast about menu changes', () => {
  it('is absent without changes', () => {
    expect(menuChangeToast([], [])).toBeUndefined();
  });

  it('names the dish, its new price and its old price', () => {
    expect(menuChangeToast([change], [])).toEqual({
      title: 'Prices have changed',
      description: 'Chai is now ₹18 instead of ₹15.50.',
    });
  });

  it('names an unavailable dish, alone or after a new price', () => {
    expect(menuChangeToast([], missing)?.title).toBe('Masala Dosa just sold out.');
    expect(menuChangeToast([change], missing)?.description).toContain('Masala Dosa just sold out.');
  });
});
