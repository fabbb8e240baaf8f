import { anyPage, type TextGroup } from './text-group.ts';

const login = / \/login, /;
const register = / \/register, /;

/** Signing in, registering, and the end of a session. */
export const authTexts: readonly TextGroup[] = [
  {
    spec: '1, section 2',
    place: 'Sign-in',
    on: login,
    texts: ['Customer', 'Vendor', 'Email', 'Phone OTP', { text: 'Back', like: 'Back' }],
  },
  {
    spec: '1, section 2',
    place: 'Registration',
    on: register,
    texts: [
      { text: 'Step n of 4', like: 'Step {n} of 4' },
      { text: 'Sign in', like: 'Sign in' },
    ],
  },
  {
    spec: '1, section 5',
    place: 'Sign-in',
    on: login,
    texts: [
      'Please fill in all fields',
      'Please enter your phone number',
      'Please enter the OTP',
      'Please set a password to complete your registration',
    ],
  },
  {
    spec: '1, section 5',
    place: 'Registration',
    on: register,
    texts: [
      'Please enter your name',
      'Please enter a valid phone number',
      'Please enter a valid email address',
      'Please enter a valid 6-digit OTP',
      'Password must be at least 6 characters long',
      'Passwords do not match',
    ],
  },
  {
    spec: '1, section 5',
    place: 'Phone input, wherever it stands',
    on: anyPage,
    texts: ['Please enter a valid {country} phone number', '✓ Valid {country} phone number'],
  },
  {
    spec: '1, section 8',
    place: 'Sign-in: failures',
    on: login,
    texts: [
      'Login failed. Please check your credentials.',
      'Login failed',
      'Login failed - invalid response from server',
      'Invalid OTP',
      'Failed to send OTP',
    ],
  },
  {
    spec: '1, section 8',
    place: 'Registration: failures',
    on: register,
    texts: ['Failed to send OTP', 'Failed to verify OTP', 'Failed to set password'],
  },
  {
    spec: '1, section 8',
    place: 'Sign-in: toasts',
    on: anyPage,
    texts: [
      'Welcome back!',
      'Successfully logged in as vendor',
      'Successfully logged in',
      'Successfully logged in with OTP',
      'OTP Sent!',
      'Check your phone for the verification code',
    ],
  },
  {
    spec: '1, section 8',
    place: 'Registration: what went well',
    on: register,
    texts: [
      'OTP sent successfully!',
      'OTP verified! Now set your password.',
      'Account created successfully!',
    ],
  },
  {
    spec: '1, section 4 and 2, section 4',
    place: 'Warning before an inactivity logout',
    on: anyPage,
    texts: ['Stay Logged In', { text: 'Session Timeout Warning', like: 'Session Timeout Warning' }],
  },
];
