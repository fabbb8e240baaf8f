import { httpFunction } from '../http/http-function.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { getProfile } from './get-profile.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestOtp } from './request-otp.ts';
import { resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';
import { updateProfile } from './update-profile.ts';
import { verifyOtp } from './verify-otp.ts';

export const handler = httpFunction('auth', {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  logout,
  refreshSession,
  register,
  requestOtp,
  resetPassword,
  setPassword,
  updateProfile,
  verifyOtp,
});
