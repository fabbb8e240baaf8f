import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from '../state/change-cart.ts';
import {
  autoSendUntil,
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
const heldIntent: CheckoutIntent = intentFor(undefined, body, start, () => 'key', false);
const sent: CheckoutIntent = intentFor(undefined, body, start, () => 'key');

describe('an order that waits for a network', () => {
  it.each([
    [0, 'waiting', true],
    [10 * minute - 1, 'waiting', true],
    [10 * minute, 'doubtful', false],
    [23 * 60 * minute, 'doubtful', false],
  ])('after %i ms is %s', (ms, state, isSent) => {
    expect(intentState(heldIntent, cart, start + ms)).toBe(state);
    expect(canAutoResume(heldIntent, cart, start + ms)).toBe(isSent);
  });

  it('is doubtful once the cart has changed', () => {
    for (const other of [[], setQuantity(cart, sampleItem(), 3)]) {
      expect(intentState(heldIntent, other, start)).toBe('doubtful');
      expect(canAutoResume(heldIntent, other, start)).toBe(false);
    }
  });

  it('waits ten more minutes after a renewal, and is lost once it was sent', () => {
    const later = start + 30 * minute;
    expect(intentState(renewWait(heldIntent, later), cart, later)).toBe('waiting');
    expect(autoSendUntil(renewWait(heldIntent, later))).toBe(later + 10 * minute);
    expect(intentState(markSent(heldIntent, later), cart, later)).toBe('lost');
  });
});

it('a sent order resumes automatically for ten minutes, whatever the cart has', () => {
  expect(intentState(sent, [], start)).toBe('lost');
  expect(canAutoResume(sent, [], start + 10 * minute - 1)).toBe(true);
  expect(canAutoResume(sent, [], start + 10 * minute)).toBe(false);
  expect(markSent(sent, start + minute)).toBe(sent);
});
