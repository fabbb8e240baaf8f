export const signIn = 'Sign in';
export const loggedInVendor = 'Successfully logged in as vendor';
export const loggedIn = 'Successfully logged in';

export const email = 'Email';
export const phoneOtp = 'Phone OTP';
export const signInWith = 'Sign in with';

export const customerLead = 'Your orders and favourites are waiting.';
export const vendorLead = 'Your kitchen’s orders, as they come in.';
export const adminLead = 'Platform administration.';
export const signInTitle = 'Sign in';
export const customer = 'Customer';
export const vendor = 'Vendor';
export const signInAs = 'Sign in as';
export const orderAsGuest = 'Order as a guest ';
export const signInAsVendor = 'Sign in as Vendor';
export const signInAsCustomer = 'Sign in as Customer';
export const newHere = 'New here? ';
export const createAccount = 'Create an Account';
export const noAccountNeeded =
  'Just ordering lunch? You don’t need an account: order as a guest from the menu.';

export const enterName = 'Please enter your name';
export const verifyFailed = 'Failed to verify OTP';
export const creatingAccount = 'Creating account...';
export const continueLabel = 'Continue';
export const whatToCallYou = 'Your number is verified. What should the kitchen call you?';
export const name = 'Name';

export const codeBySms = 'A six-digit code comes by SMS. No password needed.';
export const invalidOtp = 'Invalid OTP';
export const setPasswordHint = 'Please set a password to complete your registration';
export const setPassword = 'Set password';
export const settingPassword = 'Setting password...';
export const otpSent = 'OTP Sent!';
export const checkPhone = 'Check your phone for the verification code';
export const welcomeBack = 'Welcome back!';
export const loggedInByOtp = 'Successfully logged in with OTP';
export const enterOtp = 'Please enter the OTP';

export const loginFailed = 'Login failed';
export const otherTab = 'Customers and vendors sign in on different tabs.';
export const signingIn = 'Signing in...';
export const signInButton = 'Sign in';
export const fillAll = 'Please fill in all fields';
export const forgotPassword = 'Forgot password?';
