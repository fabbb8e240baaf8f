import { changeContact } from '../auth/contacts/change-contact.ts';
import { sendContactCode } from '../auth/contacts/send-contact-code.ts';
import { rememberDevice } from '../auth/devices/remember-device.ts';
import { requestOtp } from '../auth/otp/request-otp.ts';
import { verifyOtp } from '../auth/otp/verify-otp.ts';
import { changePassword } from '../auth/passwords/change-password.ts';
import { forgotPassword } from '../auth/passwords/forgot-password.ts';
import { resetPassword } from '../auth/passwords/reset-password.ts';
import { setPassword } from '../auth/passwords/set-password.ts';
import { register } from '../auth/registration/register.ts';
import { login } from '../auth/sessions/login.ts';
import { logout } from '../auth/sessions/logout.ts';
import { refreshSession } from '../auth/sessions/refresh-session.ts';
import { getProfile } from '../auth/users/get-profile.ts';
import { updateProfile } from '../auth/users/update-profile.ts';
import { httpFunction } from '../http/http-function.ts';
import { listSubscribers } from '../newsletter/list-subscribers.ts';
import { subscribeNewsletter, unsubscribeNewsletter } from '../newsletter/subscribe-newsletter.ts';
import { authRoutes } from '../routes/auth-routes.ts';
import { newsletterRoutes } from '../routes/newsletter-routes.ts';

export const handler = httpFunction([...authRoutes, ...newsletterRoutes], {
  changeContact,
  changePassword: rememberDevice(changePassword),
  forgotPassword,
  getProfile,
  listSubscribers,
  login: rememberDevice(login),
  logout,
  refreshSession,
  register: rememberDevice(register),
  requestOtp,
  resetPassword,
  sendContactCode,
  setPassword: rememberDevice(setPassword),
  subscribeNewsletter,
  unsubscribeNewsletter,
  updateProfile,
  verifyOtp: rememberDevice(verifyOtp),
});
