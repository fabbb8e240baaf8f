export const choices = 'Choices';
export const soldOut = 'Sold out';
export const available = 'Available';

export const dishesToday = 'Dishes today';
export const availableTomorrow = 'Sold-out dishes are available again tomorrow.';
export const searchDishes = 'Search dishes';
export const noDishFound = 'No dish with this name';
export const removePortion = (dish: string) => `Remove one portion of ${dish}`;
export const portionsOf = (dish: string) => `Portions of ${dish}`;
export const addPortion = (dish: string) => `Add one portion of ${dish}`;

export const controls = 'Controls';
export const rush = 'Rush';
export const lastHandedOver = 'Last handed over';
export const pots = 'Pots: made and left';
export const scanPasses = 'Scan meal passes';
export const thisDevice = 'This device';
export const compactTickets = 'Compact tickets';
export const compactHint = 'Smaller letters, and more orders on the screen.';
export const usualReadyTime = 'Usual ready time ';
export const sound = 'Sound';
export const soundHint = 'Rings louder and louder until you tap ‘Got it’.';
export const vibration = 'Vibration';
export const readAloud = 'Read dishes aloud';
export const ordersAreRead = 'New orders are read aloud.';
export const noVoice = 'This device has no voice for this language.';
export const testSound = 'Test Sound';

export const soundOn = 'Sound on';
export const turnOnSound = 'Turn on sound';
