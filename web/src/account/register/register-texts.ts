export const successful = 'Registration Successful!';
export const accountCreated = 'Account created successfully!';
export const signedIn = 'You are signed in. ';
export const continueLabel = 'Continue';

export const name = 'Name';
export const phoneNumber = 'Phone number';
export const email = 'Email';
export const enterName = 'Please enter your name';
export const enterPhone = 'Please enter a valid phone number';
export const enterEmail = 'Please enter a valid email address';

export const verifyFailed = 'Failed to verify OTP';
export const signInInstead = 'Sign in instead';

export const createAccountTitle = 'Create an account';
export const otpVerified = 'OTP verified! Now set your password.';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account...';
export const phoneLead = 'For customers: a name, a phone, a password.';
export const otpLead = 'A code on your phone shows that it is yours.';
export const passwordLead = 'Use it the next time you sign in.';
export const completeLead = 'Welcome to the table.';
export const otpSent = 'OTP sent successfully!';
export const haveAccount = 'Already have an account? ';
export const signIn = 'Sign in';
export const startAgain = 'Start again';

export const quote = 'The counter knows your name.';
export const quoteHint = 'Your orders and your favourites stay with you, at every mess on Thali.';
export const title = 'Create account';
