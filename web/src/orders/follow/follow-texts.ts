export const enterValidPhone = 'Please enter a valid phone number';
export const findOrder = 'Find your order';
export const orderBefore = 'Order ';
export const notOnAccount = 'This order is not on your account. ';
export const enterPhone = 'Enter the phone number that the order was placed with.';
export const looking = 'Looking...';
export const showOrder = 'Show my order';
export const phone = 'Phone';
export const orderedWithAccount = 'Ordered with your account?';
export const signIn = 'Sign in';
export const workHere = 'Work at this mess?';
export const signInAsStaff = 'Sign in as staff';
export const noOrderFound = 'No order found with this link and phone number.';
export const tryLater = 'Something went wrong. Please try again later.';

export const more = ' more';
export const follow = 'Follow';
export const waiting = 'Waiting';
export const accepted = 'Accepted';
export const cooking = 'Cooking';
export const ready = 'Ready';
export const handedOver = 'Handed over';
export const cancelled = 'Cancelled';
export const expired = 'Expired';

export const otherMess = 'This order was placed at another mess.';
export const loading = 'Loading...';
export const orderAsOf = (time: string) => `This is your order as of ${time}.`;
export const showsAgain = 'Your order shows here again once you are back online.';
export const checkLink = 'Check the link, or scan the code again.';
export const orderNotFound = 'Order not found';
export const returnHome = 'Return to Home';

export const backToOrders = 'Back to Orders';
export const pageOf = (name: string) =>
  `This is the page that ${name} sees. Change its status under Orders.`;
