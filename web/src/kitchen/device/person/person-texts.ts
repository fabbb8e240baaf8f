export const setPin = 'Set a PIN';
export const whoAllows = 'Who allows this?';
export const whoIsIt = 'Who is it?';
export const needsCounter = 'This needs the PIN of counter staff, a manager or an owner.';
export const needsManager = 'This needs the PIN of a manager or an owner.';
export const needsOwner = 'This needs the PIN of an owner.';
export const nobodyHasPin = 'Nobody with this right has a PIN yet.';
export const person = 'Person';
export const didNotWork = 'This did not work.';
export const allowOnce = 'Allow Once';
export const unlock = 'Unlock';
export const setPinWithCode = 'Set a PIN with a code';

export const wrongPin = 'Wrong PIN.';
export const cannotCheck =
  'This device cannot check a PIN now. Unlock it when the network is back.';
export const tooManyWrong = 'Too many wrong PINs. Unlock this device when the network is back.';

export const leave = 'Leave';
export const pin = 'PIN';

export const digits = (count: number) => `${count} digits`;
export const deleteDigit = 'Delete the last digit';

export const pinsDiffer = 'The PINs differ';
export const pinIsSet = (name: string) => `The PIN of ${name} is set`;
export const didNotWorkRetry = 'This did not work. Please try again.';
export const savePin = 'Set PIN';
export const name = 'Name';
export const code = 'Code';
export const whereCode = 'In Thali: Settings, Team, the key beside your name.';
export const newPin = 'New PIN';
export const pinHint = '4 to 6 digits, not 1234';
export const pinAgain = 'PIN again';
