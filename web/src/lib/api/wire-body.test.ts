import { expect, it } from 'vitest';
import { wireBody } from './wire-body.ts';

it('writes an order, a settlement and a payment with the keys of their contract', () => {
  const order = {
    vendorId: 'V1',
    customerInfo: { name: 'Asha' },
    items: [{ menuItemId: 'I1', unitPrice: 110 }],
    finalAmount: 112,
    isGuestOrder: true,
  };
  expect(JSON.parse(wireBody('POST /orders', order))).toEqual({
    vendor_id: 'V1',
    customer_info: { name: 'Asha' },
    items: [{ menu_item_id: 'I1', unit_price: 110 }],
    final_amount: 112,
    is_guest_order: true,
  });
  const settlement = { vendorId: 'V1', amount: 1, paymentMethod: 'razorpay' };
  expect(wireBody('POST /vendor-wallet/pay', settlement)).toContain('"payment_method":"razorpay"');
  const payment = { razorpay_order_id: 'O1', planId: 'starter', vendorDetails: { messName: 'M' } };
  expect(JSON.parse(wireBody('POST /payments/payment-success', payment))).toEqual({
    razorpay_order_id: 'O1',
    plan_id: 'starter',
    vendor_details: { mess_name: 'M' },
  });
});

it('keeps bodies that the contract has in camelCase, and keys that are data', () => {
  const settings = { businessHours: { Monday: { open: '09:00' } } };
  expect(wireBody('PUT /vendors/{vendorId}', { settings })).toBe(JSON.stringify({ settings }));
  expect(wireBody('POST /auth/refresh', { refreshToken: 't' })).toBe('{"refreshToken":"t"}');
});
