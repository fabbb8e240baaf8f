export const orderHistory = 'Order History';
export const noPastOrders = 'No past orders';
export const pastOrdersHint = 'Finished orders show here. You can order them again in one tap.';
export const showOlder = 'Show older orders';

export const ongoingOrders = 'Ongoing Orders';
export const noOngoing = 'No ongoing orders';
export const ongoingHint = 'Your order shows here, with each step in the kitchen.';
export const orderAgain = 'Order again';
export const loading = 'Loading...';

export const foodReady = 'Your food is ready: show this number at the counter.';
export const readyAtAbout = (time: string) => `Ready at about ${time}`;

export const orderNumber = (number: string) => `Order ${number}`;
export const tokenBefore = (token: number) => `Token ${token} · `;
export const orderBefore = 'Order ';
export const totalBefore = 'Total ';
export const parcelChargeBefore = 'Parcel charge ';
export const includesFee = 'Includes platform fee';
export const moreItems = (count: number) => `+${count} more ${count === 1 ? 'item' : 'items'}`;

export const orderPending = 'Order Pending';
export const orderConfirmed = 'Order Confirmed';
export const beingPrepared = 'Your order is being prepared';
export const orderReady = 'Your order is ready!';
export const orderCompleted = 'Order Completed';
export const orderCancelled = 'Order Cancelled';
export const orderExpired = 'Order Expired';
export const view = 'View';
export const myOrders = 'My orders';
export const noOrders = 'No orders yet';
export const noOrdersHint =
  'Orders from this phone show here. You can order them again in one tap.';
