export const cannotGet = (advice: string) =>
  `This browser cannot get messages from websites. ${advice}`;
export const blocked = 'Messages from this site are blocked. To allow them:';
export const allowInBrowser =
  'In the browser, tap the icon beside the address and allow Notifications.';
export const allowInSettings = 'In an app on the home screen, allow them in the phone’s Settings.';
export const iphoneHint =
  'An iPhone or iPad gets messages only for apps on its home screen (iOS 16.4 or newer):';
/** Before the link to open. */
export const open = 'Open ';
/** Before the picture of the Share button. */
export const tapShareBefore = 'Tap Share ';
/** After the picture of the Share button. */
export const tapShareAfter = ' in the browser’s bar.';
export const addToHome = 'Choose ‘Add to Home Screen’.';
export const openFromThere = (app: string, step: string) => `Open ${app} from there. ${step}`;
