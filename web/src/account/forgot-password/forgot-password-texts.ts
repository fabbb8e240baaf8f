export const title = 'Forgot password';
export const passwordChanged = 'Password changed';
export const signInNew = 'Sign in with your new password.';
export const signInEmailNew = 'Sign in with your email and the new password.';
export const forgotQuestion = 'Forgot your password?';
export const howItWorks = 'We send you a code, and you choose a new one.';
export const backToSignIn = 'Back to sign in';

export const email = 'Email';
export const phone = 'Phone';
export const sendCodeTo = 'Send the code to';
export const enterEmail = 'Please enter a valid email address';

export const setFailed = 'Failed to set password';
export const codeFailed = 'Failed to send the code';
export const otpFailed = 'Failed to send OTP';
export const saving = 'Saving...';
export const setNew = 'Set new password';
export const resendCode = 'Resend code';
export const resendOtp = 'Resend OTP';
/** Before the account in bold. */
export const ifAccountFor = 'If there is an account for ';
export const verificationCode = 'Verification code';
export const newPassword = 'New password';
export const atLeast = (count: number) => `At least ${count} characters`;
export const confirmPassword = 'Confirm new password';
export const codeOnWayThere = 'a code is on its way there.';
export const codeOnWay = 'a code is on its way: by SMS, or by email if it is a mess’s account.';
export const enterSixDigits = 'Please enter a valid 6-digit OTP';
