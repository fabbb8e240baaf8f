import { setVendorStatus } from '@thali/shared/admin/admin-vendors.contract';

/** The audit log's name for an operator, who has no admin account. */
export const operator = { id: 'operator', name: 'Operator' } as const;

/** The audited actions of an operator: the name in the audit log and the text on the screen. */
export const operatorActions = {
  createAdmin: 'Make a sign-in for an admin',
  eraseCustomer: 'Erase a customer',
  exportCustomer: 'Export a customer',
  resendCredentials: 'Send a new temporary password',
  setVendorStatus: setVendorStatus.summary,
} as const;

export type OperatorAction = keyof typeof operatorActions;
