export const skipToMenu = 'Skip to the menu';
export const openNow = 'Open Now';
export const languages = 'Language';

export const tabs = 'Main';
export const menu = 'Menu';
export const orders = 'Orders';
export const myOrders = 'My orders';
export const history = 'History';
export const favorites = 'Favorites';
export const guestFavorites = 'Favourites';
export const cart = 'Cart';
export const profile = 'Profile';
export const signIn = 'Sign in';
/** Follow the number on a tab's badge, for screen readers. */
export const ongoing = 'ongoing';
export const items = 'items';
