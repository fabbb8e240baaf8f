export const comingSoon = 'Coming soon: the kitchen is getting ready.';
export const closedForNow = 'Closed until further notice.';
export const browseMenu = 'Browse the menu';
export const when = 'When?';
export const pickupTime = 'Pickup time';
export const laterTimes = 'Later times';
export const fewLeft = 'few left';
export const full = 'full';

export const whenWanted = 'When do you want it?';
export const now = 'Now';
export const cart = 'Cart';
export const yourCart = 'Your cart';
export const loading = 'Loading...';
export const canFillCart = 'You can still fill your cart.';

export const thaliOfTheDay = 'Thali of the day';
export const favoritesFailed = 'Your favourites could not be changed';
export const pleaseTryAgain = 'Please try again.';
export const timeLeftToPay = 'Time left to pay: ';
