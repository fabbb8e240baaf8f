export const counterOf = (mess: string) => `Counter · ${mess}`;
export const notLoaded = 'The counter could not be loaded';
export const counter = 'Counter: ';
export const guestScreen = 'Guest screen';
export const waiting = 'Waiting';
export const sale = 'Sale';
export const kitchenFull = 'The kitchen is full';
export const takeAnyway = 'Take It Anyway';
export const doNotSell = 'Do Not Sell';

export const paidNow = 'Paid ';
export const welcome = 'Welcome';
export const scanUpi = 'Scan with any UPI app';

export const add = 'Add';
export const dishes = 'Dishes';
export const category = 'Category';
export const all = 'All';
export const soldOut = 'Sold out';
export const left = (count: number) => `${count} left`;
export const inSale = 'In the sale: ';

export const printTicket = 'Print ticket';
export const isSent = (number: string) => `${number} is sent. Find it under 'To pay'.`;
export const keptHere = 'No network. This sale is kept on this device.';
export const printTicketOf = (name: string) => `Print ticket of ${name}`;
export const ticket = 'Ticket';
export const ticketNotPrinted = (name: string) => `The ticket of ${name} is not printed`;

export const tapDishes = 'Tap the dishes to sell.';
export const dishesOfSale = 'Dishes of the sale';
export const howEats = 'How does the guest eat?';
export const table = 'Table';
export const atCounter = 'At the counter';
export const nameAndPhone = 'Name and phone';
export const name = 'Name';
export const phone = 'Phone';
export const phoneHint = 'With a phone, the guest can follow the order.';
export const handOverNow = 'Hand over now';
export const handOverHint = 'For dishes that need no cooking, paid in cash';
export const sellByKeys = 'Sell with the keyboard';
export const keysHint = 'Digits add dishes, Enter takes cash';
export const cash = 'Cash';
export const upi = 'UPI';
export const enterKey = 'Enter';

export const newSale = 'New sale';
export const waitingForPayment = 'Waiting for the payment';
export const sold = 'Sold';
export const paid = 'Paid';
export const received = 'Received';
export const paidInCash = 'Paid in cash';
export const given = 'Given';
export const nothingBack = 'Nothing to give back';
export const giveBack = (amount: string) => `${amount} back`;

export const show = 'Show';
export const noNetwork = 'No network. Sales are kept on this device.';
export const countWaiting = (count: number) => `${count} waiting.`;
export const sending = (sales: string) => `Sending ${sales}.`;
export const notAccepted = (sales: string) => `${sales} not accepted.`;
export const sales = (count: number) => (count === 1 ? '1 sale' : `${count} sales`);

export const salesHere = 'Sales on this device';
export const notAcceptedTitle = 'Not accepted';
export const notCounted = 'Thali has not counted these sales. Write them down for the owner.';
export const removeSale = (number: string) => `Remove ${number}`;
export const remove = 'Remove';
export const allSent = 'All sales are sent.';
export const print = 'Print';
export const removeNumber = (number: string) => `Remove ${number}?`;
export const inNoList = 'It is in no list of Thali. Write it down first.';
export const keepIt = 'Keep It';
export const upiUnpaid = 'UPI, not paid';

export const closeShift = 'Close shift';
export const closeShiftNow = 'Close Shift';
export const shiftClosed = 'Shift closed';
export const cashExpected = 'Cash expected';
export const difference = 'Difference';
export const since = (time: string) => `Since ${time}. `;
export const countWithout = 'Count without the change money of the drawer.';
export const cashCounted = 'Cash counted';
export const notClosed = 'Not closed. Please try again.';

export const noTextSent = 'No text sent';
export const linkSentTo = (phone: string) => `Link sent to ${phone}`;
export const sendingLink = 'Sending...';
export const sendLink = 'Send link by text';

export const isUndone = (order: string) => `${order} is undone`;
export const notUndone = 'Not undone';
export const undoSaleOf = (order: string) => `Undo the sale of ${order}?`;
export const stopsCooking = 'The kitchen stops cooking.';
export const why = 'Why?';
export const undoing = 'Undoing...';
export const undoSale = 'Undo Sale';
export const giveAmountBack = (amount: string) => ` Give ${amount} back.`;
export const refundByUpi = (amount: string) => ` Refund ${amount} by UPI.`;

export const ready = 'Ready';
export const nothingToHandOver = 'Nothing to hand over.';
export const handOver = 'Hand over';
export const toPay = 'To pay';
export const inCash = 'In cash';
export const justSold = 'Just sold';
export const undoSaleButton = 'Undo sale';
export const closeShiftButton = 'Close shift';

export const oldPrices = 'The prices are more than 12 hours old. Connect to the network first.';
export const needsPin = 'This needs a PIN.';
export const cannotKeep = 'This browser cannot keep sales. Connect to the network first.';
export const notSold = 'Not sold';

export const payBefore = 'The guest pays ';
export const payAfter = ' by UPI.';
export const showsWhenPaid = ' This screen shows when it is paid.';
export const notSent = (count: number) =>
  count === 1
    ? '1 sale on this device is not sent yet. Close the shift when the network is back.'
    : `${count} sales on this device are not sent yet. Close the shift when the network is back.`;
/** The names of a sale's number. */
export const labels = { Token: 'Token', Order: 'Order', Number: 'Number' } as const;
export const undoReasons = {
  wrong_entry: 'Wrong entry',
  entered_twice: 'Entered twice',
  guest_left: 'The guest left',
  cannot_serve: 'Cannot serve it',
} as const;
