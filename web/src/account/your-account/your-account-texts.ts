export const quote = 'Your name, phone and email.';
export const quoteHint =
  'A new phone or email counts once you have entered the code that we send there.';
export const title = 'Your account';
export const back = 'Back';
export const heading = 'Your account';
export const changePassword = 'Change password';
export const notSaved = 'Not saved yet. Please try again.';
export const name = 'Name';

export const phone = 'Phone';
export const email = 'Email';
export const enterPassword = 'Please enter your password';
export const yourPassword = 'Your password';
export const passwordHint = 'Forgot it, or never set one? Use Forgot Password on the sign-in page.';
export const noneYet = 'None yet';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed yet';
export const cancel = 'Cancel';
export const changeContact = (isPhone: boolean) => `Change ${isPhone ? 'phone' : 'email'}`;
export const staysUntil = (current: string) =>
  `Until you enter the code, ${current || 'nothing'} stays.`;
export const codeSent = 'Code sent';
export const notConfirmedNow = 'Could not confirm the code';
export const confirmedForAlarm = 'Number confirmed for the order alarm';
export const changed = (contact: string) => `${contact} changed`;
export const otherDevices = 'Your other devices are signed out.';
export const enterEmail = 'Please enter a valid email address';
export const newEmail = 'New email';
