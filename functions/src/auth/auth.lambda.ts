import { httpFunction } from '../http/http-function.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';

export const handler = httpFunction('auth', { getProfile, login, logout, refreshSession });
