/** What giving somebody a sign-in takes of the user pool. */
export const makeSignIn = [
  'AdminCreateUser',
  'AdminAddUserToGroup',
  'AdminSetUserPassword',
] as const;

/** What fulfilling a payment takes. */
export const fulfilment = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  cognito: makeSignIn,
  secrets: ['order', 'razorpay'],
  email: true,
} as const;

/** The same where guests' payments to messes are among them, whose accounts are looked up. */
export const confirmation = {
  ...fulfilment,
  table: [...fulfilment.table, 'Query'],
  seals: ['Decrypt'],
} as const;

/** Who follows what over the live link. */
export const memberships = ['audiences', 'connections'] as const;

/** What ending sessions takes. */
export const endingSessions = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchWriteItem'],
  sockets: ['DELETE'],
} as const;

/** What an admin's change of a vendor takes, whose owner hears of a suspension. */
export const changedVendor = { table: ['GetItem', 'UpdateItem'], email: true } as const;
