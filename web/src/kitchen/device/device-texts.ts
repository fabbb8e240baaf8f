export const language = 'Language';
export const notChanged = 'Not changed. Please try again.';

export const connectDevice = 'Connect this device';
export const showsOrders = 'It becomes a screen of the kitchen and shows only the orders.';
export const deviceRemoved = 'This device was removed from the kitchen.';
export const addDevice = 'Add a Device';
export const connectCounter = 'Connect this counter';
export const sellsDishes = 'It sells dishes and shows the open orders.';
export const counterRemoved = 'This counter was removed.';
export const addCounter = 'Add a Counter';
export const counter = 'Counter';
export const makeBoard = 'Make this screen the ready board';
export const showsNumbers = 'It shows the numbers of orders that are being prepared or ready.';
export const screenRemoved = 'This screen was removed.';
export const addBoard = 'Add a Board';
export const readyBoard = 'Ready board';
export const showMenu = 'Show the menu on this screen';
export const showsMenu = 'It shows the dishes with prices, and what is sold out.';
export const addTv = 'Add a Menu TV';
export const menuTv = 'Menu TV';
export const didNotWork = 'This did not work. Please try again.';
export const stays = 'It stays until you remove it.';
export const enterNewCode = 'Enter a new code to add it again.';
export const connecting = 'Connecting...';
export const useDevice = 'Use This Device';
export const code = 'Code';
export const whereCode = (button: string) =>
  `In Thali on your phone or computer: Settings, Devices and alarm, ${button}.`;
export const deviceNameLabel = 'Name of this device';
export const continueAs = (name: string) => `Continue as ${name}`;
export const signInInstead = 'Sign in instead';
export const phone = 'Phone';
export const tablet = 'Tablet';
export const kitchenScreen = 'Kitchen screen';

export const leaveFullScreen = 'Leave full screen';
export const fullScreen = 'Full screen';

export const kitchenOf = (mess: string) => `Kitchen · ${mess}`;

export const here = 'Here';
export const someoneLooks = 'Someone is looking for this device.';
export const hereItIs = 'Here It Is';

export const cannotStore = 'This device cannot store it';
export const freeSpace = 'Free some space on the device, then try again.';
