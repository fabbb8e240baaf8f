/** The Cognito actions to create a sign-in. */
export const createSignInActions = [
  'AdminCreateUser',
  'AdminAddUserToGroup',
  'AdminSetUserPassword',
] as const;

/** The access to fulfil a payment. */
export const fulfilmentAccess = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  cognito: [...createSignInActions, 'AdminListGroupsForUser'],
  secrets: ['order', 'razorpay'],
  email: true,
} as const;

/** The access to fulfil any payment, including guests' payments, which need the mess's account. */
export const confirmationAccess = {
  ...fulfilmentAccess,
  table: [...fulfilmentAccess.table, 'Query'],
  seals: ['Decrypt'],
} as const;

/** The rows that link connections and audiences. */
export const membershipRows = ['audiences', 'connections'] as const;

/** The access to end sessions. */
export const endSessionsAccess = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchWriteItem'],
  sockets: ['DELETE'],
} as const;

/** The access to change a vendor and e-mail its owner about a suspension. */
export const changeVendorAccess = { table: ['GetItem', 'UpdateItem'], email: true } as const;
