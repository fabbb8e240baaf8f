import { setVendorStatus } from '@thali/shared/admin/admin-vendors.contract';

/** Who the audit log names where it was no admin. */
export const operator = { id: 'operator', name: 'Operator' } as const;

/** What an operator does that is written down, as the audit log calls it and as it reads. */
export const operatorActions = {
  createAdmin: 'Make a sign-in for an admin',
  eraseCustomer: 'Erase a customer',
  exportCustomer: 'Export a customer',
  resendCredentials: 'Send a new temporary password',
  setVendorStatus: setVendorStatus.summary,
} as const;

export type OperatorAction = keyof typeof operatorActions;
