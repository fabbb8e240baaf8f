import { emailField, nameField, UserId } from '@thali/shared/auth/account-fields';
import { VendorId } from '@thali/shared/ids/ids';
import { phoneField } from '@thali/shared/phone/phone.contract';
import { StatusReason } from '@thali/shared/vendors/vendor-fields';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { defineOperation } from './operation.ts';

z.config(en());

const Email = emailField('Not an email address');
const vendorHelp = 'the id of one vendor; without it, all vendors';
const personHelp = {
  phone: 'the phone of a customer or guest, such as +919812345678',
  email: 'the email of a customer with an account',
  customerId: 'the id of a customer with an account',
};
const printPassword = z.optional(z.boolean());
const printHelp = 'shows the temporary password here, once, instead of sending it';
const person = {
  phone: z.optional(phoneField('Not a phone number')),
  email: z.optional(Email),
  customerId: z.optional(UserId),
};

/** All operations that an operator starts by hand, by job name. */
export const operations = {
  'create-admin': defineOperation({
    summary: 'Creates a sign-in for an admin of the platform and emails a temporary password.',
    input: z.strictObject({ email: Email, name: nameField('A name is needed'), printPassword }),
    help: {
      email: 'the email that receives the temporary password',
      name: 'the name of the person',
      printPassword: printHelp,
    },
  }),
  'set-vendor-status': defineOperation({
    summary: 'Suspends a vendor or lets it take orders again.',
    input: z.strictObject({
      vendorId: VendorId,
      status: z.enum(['active', 'suspended'], 'active or suspended'),
      reason: StatusReason,
    }),
    help: {
      vendorId: 'the id of the vendor, as /admin/vendors shows it',
      status: 'active or suspended',
      reason: 'the reason, for the audit log',
    },
  }),
  'resend-credentials': defineOperation({
    summary: 'Sends a new temporary password to a vendor or admin.',
    input: z.strictObject({ email: Email, reason: z.optional(StatusReason), printPassword }),
    help: {
      email: 'the email of the sign-in; it receives the password',
      reason: 'why to replace a password that its owner chose, for the audit log',
      printPassword: printHelp,
    },
  }),
  'export-customer': defineOperation({
    summary: 'Shows all stored data about one customer or guest.',
    input: z.strictObject(person),
    help: personHelp,
    oneOf: ['phone', 'email', 'customerId'],
  }),
  'erase-customer': defineOperation({
    summary: 'Erases one customer or guest; orders stay as sales, without the person.',
    input: z.strictObject(person),
    help: personHelp,
    oneOf: ['phone', 'email', 'customerId'],
    isDestructive: true,
  }),
  'rebuild-projections': defineOperation({
    summary: 'Recounts the figures from the orders and corrects differences.',
    input: z.strictObject({ vendorId: z.optional(VendorId) }),
    help: { vendorId: vendorHelp },
  }),
  'recount-wallets': defineOperation({
    summary: 'Adds up the entries of the wallets; fails if a ledger does not add up.',
    input: z.strictObject({ vendorId: z.optional(VendorId) }),
    help: { vendorId: vendorHelp },
  }),
  'ring-waiting-orders': defineOperation({
    summary: 'Rings again for the orders that no kitchen has seen yet.',
    input: z.strictObject({ vendorId: z.optional(VendorId) }),
    help: { vendorId: vendorHelp },
  }),
} as const;

export type OperationName = keyof typeof operations;

export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}
