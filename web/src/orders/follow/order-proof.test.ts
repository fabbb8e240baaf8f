import { linkWithToken } from '@thali/shared/orders/order-link';
import { describe, expect, it } from 'vitest';
import { linkedToken } from './order-proof.ts';

const orderId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

describe('the token in a link', () => {
  it('comes after the #, so that no server sees it', () => {
    const link = new URL(linkWithToken('https://demo.thali.example', orderId, 'a+b/c=&d'));
    expect(link.pathname + link.search).toBe(`/orders/${orderId}`);
    expect(linkedToken(link.hash)).toBe('a+b/c=&d');
  });

  it.each(['', '#', '#token=', '#menu', '#a=b'])('is absent in %j', (hash) => {
    expect(linkedToken(hash)).toBeUndefined();
  });
});
