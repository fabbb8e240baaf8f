import { changeContact, sendContactCode } from '@thali/shared/auth/change-contact.contract';
import { changePassword } from '@thali/shared/auth/change-password.contract';
import { forgotPassword } from '@thali/shared/auth/forgot-password.contract';
import { getProfile } from '@thali/shared/auth/get-profile.contract';
import { login } from '@thali/shared/auth/login.contract';
import { logout } from '@thali/shared/auth/logout.contract';
import { refreshSession } from '@thali/shared/auth/refresh-session.contract';
import { register } from '@thali/shared/auth/register.contract';
import { requestOtp } from '@thali/shared/auth/request-otp.contract';
import { resetPassword } from '@thali/shared/auth/reset-password.contract';
import { setPassword } from '@thali/shared/auth/set-password.contract';
import { updateProfile } from '@thali/shared/auth/update-profile.contract';
import { verifyOtp } from '@thali/shared/auth/verify-otp.contract';
import { createSignInActions, endSessionsAccess } from './common-access.ts';
import type { HttpRoute } from './route-types.ts';

export const authRoutes = [
  {
    contract: login,
    fn: 'auth',
    access: {
      table: ['GetItem', 'UpdateItem'],
      cognito: ['AdminInitiateAuth', 'RevokeToken'],
      secrets: ['order'],
    },
  },
  {
    contract: register,
    fn: 'auth',
    access: {
      table: ['PutItem', 'UpdateItem', 'DeleteItem'],
      cognito: [...createSignInActions, 'AdminDeleteUser', 'AdminInitiateAuth', 'RevokeToken'],
      secrets: ['order'],
    },
  },
  { contract: refreshSession, fn: 'auth', access: { cognito: ['AdminInitiateAuth'] } },
  {
    contract: logout,
    fn: 'auth',
    access: { ...endSessionsAccess, cognito: ['AdminInitiateAuth', 'RevokeToken'] },
  },
  {
    contract: requestOtp,
    fn: 'auth',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'], sms: true },
  },
  {
    contract: verifyOtp,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      cognito: [
        ...createSignInActions,
        'AdminInitiateAuth',
        'AdminRespondToAuthChallenge',
        'RevokeToken',
      ],
      secrets: ['order'],
      email: true,
    },
  },
  {
    contract: setPassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: [...createSignInActions, 'AdminInitiateAuth', 'RevokeToken'],
      secrets: ['order'],
    },
  },
  { contract: getProfile, fn: 'auth', access: { table: ['GetItem'] } },
  {
    contract: updateProfile,
    fn: 'auth',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], email: true },
  },
  {
    contract: sendContactCode,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: ['AdminInitiateAuth', 'RevokeToken'],
      secrets: ['order'],
      sms: true,
      email: true,
    },
  },
  {
    contract: changeContact,
    fn: 'auth',
    access: {
      ...endSessionsAccess,
      table: [...endSessionsAccess.table, 'DeleteItem'],
      cognito: [
        'AdminInitiateAuth',
        'AdminRespondToAuthChallenge',
        'AdminUserGlobalSignOut',
        'RevokeToken',
      ],
      secrets: ['order'],
      email: true,
    },
  },
  {
    contract: changePassword,
    fn: 'auth',
    access: {
      ...endSessionsAccess,
      cognito: [
        'AdminInitiateAuth',
        'AdminListGroupsForUser',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
        'RevokeToken',
      ],
      email: true,
      secrets: ['order'],
    },
  },
  {
    contract: forgotPassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: ['AdminListGroupsForUser'],
      secrets: ['order'],
      sms: true,
      email: true,
    },
  },
  {
    contract: resetPassword,
    fn: 'auth',
    access: {
      ...endSessionsAccess,
      cognito: [...createSignInActions, 'AdminListGroupsForUser', 'AdminUserGlobalSignOut'],
      secrets: ['order'],
      email: true,
    },
  },
] as const satisfies readonly HttpRoute[];
