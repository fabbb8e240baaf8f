export const keepOrder = 'Keep Order';
export const returnPortions = 'Put the portions back on sale';
export const onlyUncooked = 'Only portions that were not cooked.';
/** Hints about the money follow another sentence, so they start with a space. */
export const refundsItself = ' It was paid online: the money goes back automatically.';
export const refundUpi = ' It was paid by UPI: please give the money back.';
export const refundCash = ' It was paid in cash: please give the money back.';
export const refundIfPaid =
  ' The guest says that they paid: if the money came in, please give it back.';

export const cancelOrder = (order: string) => `Cancel ${order}?`;
export const cancelAction = 'Cancel Order';
export const askCancelReason = (name: string) => `Why? ${name} will read it.`;
export const inYourWords = 'In your words';
export const soldOutUntilTomorrow = 'Sold out until tomorrow';
export const isSoldOut = (dish: string) => `${dish} is sold out today`;
export const notMarked = (dish: string) => `Failed to update ${dish} availability`;
/** Shown if the customer's name is missing. */
export const customer = 'Customer';
export const reasons = {
  sold_out: 'Sold out',
  closing: 'Kitchen closing',
  unreachable: 'Customer not reachable',
  other: 'Another reason',
} as const;
export const cancelEffect = (name: string, dishes: string, hint: string) =>
  `${name}, ${dishes}. ${name} sees this at once. A cancelled order can't be brought back.${hint}`;

export const notCollected = 'Not collected';
export const askNotCollected = 'Not collected?';
export const notCollectedAction = 'Not Collected';
export const notCollectedEffect = (order: string, name: string, dishes: string, hint: string) =>
  `${order} of ${name}, ${dishes}, is cancelled without a fee. ${name} sees it at once, and it cannot be undone.${hint}`;
