import type { Role, User } from '@thali/shared/auth/user.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { keepSession } from './keep-session.ts';

export interface Credentials {
  email: string;
  password: string;
  role: Role;
}

/**
 * Signs in with e-mail and password as one role.
 * @throws ApiError with the server's text; Error when the answer holds no session
 */
export async function signIn(credentials: Credentials): Promise<User> {
  return keepSession(await callApi('POST /auth/login', { body: credentials, quiet: true }));
}
