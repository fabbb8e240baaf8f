export const customer = 'Customer';

export const notLoaded = 'The kitchen could not be loaded';
export const pageTitle = (mess: string) => `Kitchen · ${mess}`;
export const newOrder = 'New order';
export const newOrdersTitle = 'New orders';

export const newOrders = (count: number) => (count === 1 ? '1 new order' : `${count} new orders`);
export const unseen = (count: number, minutes: number) =>
  count === 1 ? `1 unseen for ${minutes} min` : `${count} unseen, oldest ${minutes} min`;

export const gotIt = 'Got it';

export const justNow = 'Just now';
export const minutes = (count: number) => `${count} min`;
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h ${minutes} min`;

/** The next move of an order, on the button of its ticket. */
export const moves = {
  confirmed: 'Confirm',
  preparing: 'Prepare',
  ready: 'Ready',
  completed: 'Complete',
} as const;
export const confirmAndCook = 'Confirm and cook';
export const ready = 'Ready';
export const handedOver = 'Handed over';

export const potsNotSaved = 'Pots not saved';
export const updateFailed = 'Update failed';
export const dishNotChanged = 'The dish could not be changed.';
export const choiceNotChanged = 'The choice could not be changed.';
export const refusal = (order: string, reason: string) => `${order} ${reason}.`;

export const couldNotBeChanged = 'could not be changed';
export const tappedTooLongAgo = 'was tapped too long ago';
export const isNow = (status: string) => `is ${status} now, changed on another device`;

export const sendingChanges = 'Sending kitchen changes';
export const more = (count: number) => `${count} more`;
export const waitedHere = (steps: string) => `${steps}. They waited in this browser.`;

export const isPaid = (order: string) => `${order} is paid`;
export const isPaidInCash = (order: string) => `${order} is paid in cash`;
export const potsEntered = 'Pots entered';
export const doneFor = (count: number) =>
  count === 1 ? 'Done for 1 order' : `Done for ${count} orders`;

export const cancelledByGuest = (orders: string) => `Cancelled by the guest: ${orders}`;
export const doNotCook = 'Please do not cook it.';

export const spokenToken = (token: number) => `Token ${token}`;

export const inDish = (dish: string) => `in ${dish}`;

export const confirmAll = 'Confirm all';
export const confirmOrders = (move: string, count: number) => `${move} ${count} orders?`;
export const confirmCount = (move: string, count: number) => `${move} ${count}`;
export const guestsKeepTimes = 'Guests keep the times that they see.';
export const notYet = 'Not yet';
export const guestsSeeNoTime = 'Guests see no ready time.';
export const guestsSeeTime = (minutes: number) => `Guests see: ready in ${minutes} min.`;
export const guestsSeeTimes = (from: number, to: number) =>
  `Guests see: the first ready in ${from} min, the last in ${to} min.`;

export const stepsUnsent = (count: number) =>
  count === 1
    ? '1 step is not sent. Keep this screen open to send it.'
    : `${count} steps are not sent. Keep this screen open to send them.`;

export const toCook = 'To cook';
export const later = 'Later';
export const columns = 'Columns';

export const nothingToCook = 'Nothing to cook';
export const moreDishes = (count: number) => `${count} more dishes, ordered later`;

export const allDone = 'All done:';
export const cooked = (count: number) => `${count} done`;
export const ordersWith = (dish: string) => `Orders with ${dish}`;
export const moreLines = (count: number) => `${count} more, ordered later`;
export const dishDone = (count: number, dish: string) =>
  `${count === 1 ? '1' : `All ${count}`} ${dish} done`;

export const kitchenPrefix = 'Kitchen: ';
export const view = 'View';
export const tickets = 'Tickets';
export const soldOut = 'Sold out';
export const controls = 'Controls';
export const dashboard = 'Dashboard';

export const noOpenOrders = 'No open orders';
export const lastOrderAt = (order: string, time: string) => `Last order ${order} at ${time}`;
export const lastTokenAt = (token: string, time: string) => `Last order Token ${token} at ${time}`;

export const laterCount = (count: number) => `Later ${count}`;

export const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
export const onHoliday = (orders: string) => `On a holiday: ${orders}`;
export const closedThen =
  'You are closed at this time. Cancel these orders with a reason, or open again.';

export const orderId = (number: string) => `Order ID ${number}`;
export const testOrder = ' · Test order';
export const moveToTable = 'Move to table…';
export const printTicket = 'Print ticket';
export const cancelOrder = 'Cancel order';

export const notSentMark = ' Not sent';
export const notPrinted = ' Not printed';
export const instructions = 'Special instructions:';
export const tokenPrefix = 'Token ';
export const orderPrefix = ' Order ';
export const byTime = 'by ';
export const moveToOther = '. Move to another table';

export const done = 'Done:';

export const received = 'Received';
export const markPaid = 'Mark paid';

export const moreActions = 'More';
export const tenMinutesMore = '+10 min';

export const token = 'Token';
export const clear = 'Clear';
export const deleteDigit = 'Delete';
export const tokenNotReady = (token: string) => `Token ${token} is not ready`;

export const lastHandedOver = 'Last handed over';
export const handOver = (count: number) => `Hand over ${count}`;

export const tokenThen = (token: number) => `Token ${token}, `;
export const order = 'Order';
export const receivedByUpi = 'Received by UPI';
export const guestNotThere = ' Guest: not there yet';

export const loading = 'Loading...';
export const ordersShowHere = 'Orders show here after you hand them over.';
export const printTicketOf = (order: string) => `Print ticket of ${order}`;
export const print = 'Print';
