import { expect, it } from 'vitest';
import { UpiId } from './payment-settings.contract.ts';
import { upiLink, upiNote } from './upi-link.ts';

it.each([
  ['anna@okhdfcbank', true],
  ['anna.mess-1_2@ybl', true],
  ['98765@upi', true],
  ['a@upi', false],
  ['anna', false],
  ['anna@', false],
  ['@upi', false],
  ['anna@1bank', false],
  ['anna@b', false],
  ['an na@upi', false],
  ['anna@upi@upi', false],
  ['anna@upi.com', false],
  ['अन्ना@upi', false],
  ['anna@upi&am=1', false],
  [`${'a'.repeat(256)}@upi`, true],
  [`${'a'.repeat(257)}@upi`, false],
  [`anna@${'b'.repeat(64)}`, true],
  [`anna@${'b'.repeat(65)}`, false],
])('accepts the UPI ID %s: %s', (text, isValid) => {
  expect(UpiId.safeParse(text).success).toBe(isValid);
});

it('trims an id and converts it to lower case', () => {
  expect(UpiId.parse('  Anna.Mess@OkHdfcBank ')).toBe('anna.mess@okhdfcbank');
});

it('writes a link that names payee, amount, note and reference', () => {
  const link = upiLink({
    upiId: 'anna@okhdfcbank',
    payeeName: 'Anna & Sons',
    amountPaise: 112_50,
    note: 'Anna Mess token 7',
    reference: '0123456789ABCDEF',
  });
  expect(link).toBe(
    'upi://pay?pa=anna@okhdfcbank&pn=Anna%20%26%20Sons&am=112.50&cu=INR&tn=Anna%20Mess%20token%207&tr=0123456789ABCDEF',
  );
});

it('writes a whole amount with two decimals, and omits a missing reference', () => {
  const link = upiLink({ upiId: 'a1@upi', payeeName: 'A', amountPaise: 100, note: 'Test' });
  expect(link).toBe('upi://pay?pa=a1@upi&pn=A&am=1.00&cu=INR&tn=Test');
});

it.each([
  ['Anna’s Mess & Café', 'token 42', 'Anna s Mess Café token 42'],
  ['अन्नपूर्णा मेस', 'CDEF01', 'अन्नपूर्णा मेस CDEF01'],
  [
    'Sri Venkateswara Andhra Style Meals Hotel',
    'token 42',
    'Sri Venkateswara Andhra Style M token 42',
  ],
  ['***', 'CDEF01', 'CDEF01'],
])('writes the note for %s, %s as %s', (mess, order, note) => {
  expect(upiNote(mess, order)).toBe(note);
});
