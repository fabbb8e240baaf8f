export const boardOf = (mess: string) => `Ready board · ${mess}`;
export const readyBoard = 'Ready board';
export const settings = 'Settings of this screen';
export const showNumbers = 'Show the Order Numbers';
export const showMenu = 'Show the Menu';
export const languages = 'Languages';
export const cannotSpeak = 'The board shows it, but this device cannot speak it.';
export const sound = 'Sound';
export const soundHint = 'A chime, then the numbers that are ready.';
export const testSound = 'Test Sound';
export const removeHint = (host: string, path: string) =>
  `To remove this screen, open Settings in Thali, Devices and alarm. It is at ${host}${path}.`;
export const qrCode = 'QR code of the menu';
export const menuOf = (mess: string) => `Menu · ${mess}`;
export const menu = 'Menu';
export const turnAgain = 'Turn the pages again';
export const stopTurning = 'Stop turning the pages';
