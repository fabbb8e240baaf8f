/** What giving somebody a sign-in takes of the user pool. */
export const makeSignIn = [
  'AdminCreateUser',
  'AdminAddUserToGroup',
  'AdminSetUserPassword',
] as const;

/** What making a vendor of a payment takes. */
export const provisioning = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  cognito: makeSignIn,
  secrets: ['order', 'razorpay'],
  email: true,
} as const;

/** Who follows what over the live link. */
export const memberships = ['audiences', 'connections'] as const;
