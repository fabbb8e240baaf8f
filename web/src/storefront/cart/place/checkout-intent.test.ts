import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from '../state/change-cart.ts';
import {
  autoSendEndsAt,
  type CheckoutIntent,
  canAutoResume,
  intentFor,
  intentState,
  markSent,
  renewWait,
} from './checkout-intent.ts';
import { orderBody } from './order-body.ts';

const minute = 60_000;
const start = Date.parse('2026-11-22T07:11:00Z');
const cart = setQuantity([], sampleItem(), 2);
const body = orderBody({
  vendorId: 'VENDR00001',
  cart,
  person: { name: 'Asha', phone: '+919876543210' },
  isGuest: true,
  specialInstructions: '',
});
const unsentIntent: CheckoutIntent = intentFor(undefined, body, start, () => 'key', false);
const sentIntent: CheckoutIntent = intentFor(undefined, body, start, () => 'key');

describe('an order that waits for a network', () => {
  it.each([
    [0, 'waiting', true],
    [10 * minute - 1, 'waiting', true],
    [10 * minute, 'doubtful', false],
    [23 * 60 * minute, 'doubtful', false],
  ])('after %i ms is %s', (ms, state, isSent) => {
    expect(intentState(unsentIntent, cart, start + ms)).toBe(state);
    expect(canAutoResume(unsentIntent, cart, start + ms)).toBe(isSent);
  });

  it('is doubtful after a change of the cart', () => {
    for (const changedCart of [[], setQuantity(cart, sampleItem(), 3)]) {
      expect(intentState(unsentIntent, changedCart, start)).toBe('doubtful');
      expect(canAutoResume(unsentIntent, changedCart, start)).toBe(false);
    }
  });

  it('waits ten more minutes after a renewal', () => {
    const later = start + 30 * minute;
    expect(intentState(renewWait(unsentIntent, later), cart, later)).toBe('waiting');
    expect(autoSendEndsAt(renewWait(unsentIntent, later))).toBe(later + 10 * minute);
    expect(intentState(markSent(unsentIntent, later), cart, later)).toBe('lost');
  });
});

it('resumes a sent order automatically for ten minutes, even with another cart', () => {
  expect(intentState(sentIntent, [], start)).toBe('lost');
  expect(canAutoResume(sentIntent, [], start + 10 * minute - 1)).toBe(true);
  expect(canAutoResume(sentIntent, [], start + 10 * minute)).toBe(false);
  expect(markSent(sentIntent, start + minute)).toBe(sentIntent);
});
