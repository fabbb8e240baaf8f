import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from '../state/change-cart.ts';
import {
  type CheckoutIntent,
  intentFor,
  resumesByItself,
  sentNow,
  sentUntil,
  standingOf,
  wantedNow,
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
const held: CheckoutIntent = intentFor(undefined, body, start, () => 'key', false);
const sent: CheckoutIntent = intentFor(undefined, body, start, () => 'key');

describe('an order that waits for a network', () => {
  it.each([
    [0, 'waiting', true],
    [10 * minute - 1, 'waiting', true],
    [10 * minute, 'doubtful', false],
    [23 * 60 * minute, 'doubtful', false],
  ])('after %i ms is %s', (ms, standing, isSent) => {
    expect(standingOf(held, cart, start + ms)).toBe(standing);
    expect(resumesByItself(held, cart, start + ms)).toBe(isSent);
  });

  it('is doubtful as soon as the cart holds something else', () => {
    for (const other of [[], setQuantity(cart, sampleItem(), 3)]) {
      expect(standingOf(held, other, start)).toBe('doubtful');
      expect(resumesByItself(held, other, start)).toBe(false);
    }
  });

  it('has its ten minutes again when it is wanted again, and is lost once it was sent', () => {
    const later = start + 30 * minute;
    expect(standingOf(wantedNow(held, later), cart, later)).toBe('waiting');
    expect(sentUntil(wantedNow(held, later))).toBe(later + 10 * minute);
    expect(standingOf(sentNow(held, later), cart, later)).toBe('lost');
  });
});

it('an order that was sent is looked for by itself while it is young, whatever the cart holds', () => {
  expect(standingOf(sent, [], start)).toBe('lost');
  expect(resumesByItself(sent, [], start + 10 * minute - 1)).toBe(true);
  expect(resumesByItself(sent, [], start + 10 * minute)).toBe(false);
  expect(sentNow(sent, start + minute)).toBe(sent);
});
