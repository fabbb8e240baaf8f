import { expect, it } from 'vitest';
import { emailInFragment } from './typed-account.ts';

it.each([
  ['#email=asha%2Bmess%40mess.example', { email: 'asha+mess@mess.example' }],
  ['#email=', {}],
  ['#section', {}],
  ['', {}],
])('reads %j as %o', (fragment, account) => {
  expect(emailInFragment(fragment)).toEqual(account);
});
