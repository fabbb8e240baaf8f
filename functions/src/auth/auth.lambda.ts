import { httpFunction } from '../http/http-function.ts';
import { authRoutes } from '../routes/auth-routes.ts';
import { rememberDevice } from './devices/remember-device.ts';
import { requestOtp } from './otp/request-otp.ts';
import { verifyOtp } from './otp/verify-otp.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { setPassword } from './passwords/set-password.ts';
import { register } from './registration/register.ts';
import { login } from './sessions/login.ts';
import { logout } from './sessions/logout.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { getProfile } from './users/get-profile.ts';
import { updateProfile } from './users/update-profile.ts';

export const handler = httpFunction(authRoutes, {
  changePassword: rememberDevice(changePassword),
  forgotPassword,
  getProfile,
  login: rememberDevice(login),
  logout,
  refreshSession,
  register: rememberDevice(register),
  requestOtp,
  resetPassword,
  setPassword: rememberDevice(setPassword),
  updateProfile,
  verifyOtp: rememberDevice(verifyOtp),
});
