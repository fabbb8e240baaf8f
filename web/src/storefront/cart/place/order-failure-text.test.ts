import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { checkGuest } from '../checkout/check-guest.ts';
import { NoOrderError, orderFailureText, unknownFailure } from './order-failure-text.ts';

function textOf(code: string, parts: Partial<ApiError> = {}) {
  const error = new ApiError({ status: 409, code, message: 'From the server', ...parts });
  return orderFailureText(error, (id) => (id === 'ITEM00000001' ? 'Masala Dosa' : undefined));
}

describe('the text of a failed order', () => {
  it('explains some codes, and otherwise repeats the server', () => {
    expect(textOf('VENDOR_CLOSED')).toContain('currently closed');
    const message = 'We are closed then.';
    const details = [{ path: 'ready_for', message }];
    expect(textOf('VENDOR_CLOSED', { message, details }), 'a slot').toBe(message);
    expect(textOf('INVALID_TOTAL_AMOUNT')).toContain('too high');
    expect(textOf('INVALID_FINAL_AMOUNT')).toContain('too high');
    expect(textOf('INVALID_QUANTITY')).toContain('invalid quantities');
    expect(textOf('PRICE_CHANGED')).toContain('prices have changed');
    expect(textOf('VENDOR_INACTIVE')).toBe('From the server');
    expect(textOf('KITCHEN_BUSY')).toBe('From the server');
  });

  it('names the unavailable dish, if possible', () => {
    const unavailable = (id: string) => ({ message: `Menu item ${id} not found or unavailable` });
    expect(textOf('MENU_ITEM_UNAVAILABLE', unavailable('ITEM00000001'))).toBe(
      'The item "Masala Dosa" is no longer available. Please remove it from your cart.',
    );
    expect(textOf('MENU_ITEM_UNAVAILABLE', unavailable('ITEM99999999'))).toContain(
      'One or more items',
    );
  });

  it('joins the details, and explains a lost connection', () => {
    const details = [
      { path: 'a', message: 'One' },
      { path: 'b', message: 'Two' },
    ];
    expect(textOf('VALIDATION_ERROR', { status: 400, details })).toBe('One, Two');
    expect(orderFailureText(new NetworkError(), () => undefined)).toContain(
      'check your connection',
    );
  });

  it('has fallback texts for guests, for customers and for an answer without an order', () => {
    const textFor = (error: unknown, text?: string) =>
      orderFailureText(error, () => undefined, text);
    expect(textFor(new TypeError('x'))).toBe('Failed to place order. Please try again.');
    expect(textFor(new TypeError('x'), unknownFailure.guest)).toBe('Failed to place order');
    const withoutReason = new ApiError({
      status: 403,
      code: 'UNKNOWN',
      message: 'Failed to create order',
    });
    expect(textFor(withoutReason)).toBe('Failed to place order. Please try again.');
    expect(textFor(withoutReason, unknownFailure.guest)).toBe('Failed to place order');
    expect(textFor(new NoOrderError())).toBe('Order could not be placed. Please try again.');
  });
});

describe('guest checkout', () => {
  const form = { name: 'Asha', phone: { countryCode: 'IN', national: '9876543210' }, email: '' };
  const open = { isOpen: true } as const;
  const closed = { isOpen: false, kind: 'today', reason: 'We are closed today.' } as const;
  const paused = {
    isOpen: false,
    kind: 'full',
    reason: 'The kitchen is full.',
    freeAt: '2026-03-02T07:45:00.000Z',
  } as const;

  it('reports the first problem, in the specified order', () => {
    const phone = { countryCode: 'IN', national: '1' };
    expect(checkGuest({ name: ' ', phone, email: 'x' }, closed, 'coming_soon')?.field).toBe('name');
    expect(checkGuest({ ...form, phone, email: 'x' }, closed, 'coming_soon')?.field).toBe('phone');
    expect(checkGuest({ ...form, email: 'x' }, closed, 'coming_soon')?.field).toBe('email');
    expect(checkGuest(form, closed, 'coming_soon')?.message).toBe('Sorry, We are closed today.');
    expect(checkGuest(form, paused, 'coming_soon')?.message).toBe(paused.reason);
    expect(checkGuest(form, open, 'coming_soon')?.message).toContain('coming soon!');
    expect(checkGuest(form, open, 'cod')).toBeUndefined();
  });
});
