import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from './change-cart.ts';
import { cartNews } from './use-matched-cart.ts';

const missing = setQuantity([], sampleItem(), 1);
const change = { name: 'Chai', from: 15.5, to: 18 };

describe('news of the cart', () => {
  it('has nothing to say where nothing happened', () => {
    expect(cartNews([], [])).toBeUndefined();
  });

  it('names the dish, the new price and the old one', () => {
    expect(cartNews([change], [])).toEqual({
      title: 'Prices have changed',
      description: 'Chai is now ₹18.00 instead of ₹15.50.',
    });
  });

  it('names what is gone, alone or beside a price', () => {
    expect(cartNews([], missing)?.title).toBe('Masala Dosa is no longer available.');
    expect(cartNews([change], missing)?.description).toContain('Masala Dosa is no longer');
  });
});
