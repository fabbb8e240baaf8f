export const notAnswered = 'The kitchen has not answered yet';
export const callOrCancel = (money: string) =>
  `Call and ask, or cancel your order. If you cancel, ${money}`;
export const payToSend = 'Pay to send it to the kitchen';
export const sentOncePaid = (mess: string) =>
  `${mess} gets your order once your payment is in. Until then nothing is cooked.`;
export const kitchenSaw = 'The kitchen has seen your order';
export const confirmsShortly = (mess: string) => `${mess} will confirm it shortly.`;
export const cookingStartsSoon = 'It is confirmed. Cooking starts soon.';
export const waitingForKitchen = 'Waiting for the kitchen';
export const hasOrder = (mess: string) => `${mess} has your order and will confirm it shortly.`;
export const accepted = 'Order accepted';
export const messConfirmed = (mess: string) => `${mess} confirmed your order. Cooking starts soon.`;
export const beingCooked = 'Being cooked right now';
export const pageTells = 'This page tells you the moment it is ready.';
export const stayClose = 'Stay close, it won’t be long.';
export const foodReady = 'Your food is ready!';
/** @param pay  ` and pay ₹120`, or empty */
export const showNumber = (pay: string) => `Show this number at the counter${pay}.`;
export const enjoy = 'Enjoy your meal';
export const thankYou = (mess: string) => `Thank you for eating at ${mess}.`;
export const expired = 'This order has expired';
export const notFinished = (money: string) => `It was not finished within a day. ${money}`;
export const youCancelled = 'You cancelled this order';
export const refundIfReceived = 'If your payment came in, the mess will refund it.';
export const moneyOnWay = 'Your money is on its way back.';
export const nothingToPay = 'There is nothing to pay.';
export const moneyRefunded = 'Your money was refunded.';
export const messWillRefund = 'The mess will refund your money.';
export const nobodyCollected = 'The kitchen closed this order because nobody collected it.';
export const messDidNotSee = (mess: string) =>
  `${mess} did not see this order, so it was cancelled.`;
export const dishRanOut = (mess: string) => `${mess} ran out of a dish in your order.`;
export const cannotCook = (mess: string) => `${mess} can no longer cook this order.`;
export const hadQuestion = (mess: string) =>
  `${mess} had a question about your order, so it was cancelled.`;
export const willNotCook = (mess: string) => `${mess} will not cook it.`;
export const didNotGet = (mess: string) => `${mess} did not get it, and nothing was cooked.`;
export const couldNotTake = (mess: string) => `${mess} could not take it.`;
export const andPay = (sum: string) => ` and pay ${sum}`;

export const notCollected = 'This order was not collected';
export const noAnswer = 'The kitchen did not answer';
export const soldOut = 'Sorry, it is sold out';
export const closing = 'The kitchen is closing';
export const unreachable = 'The kitchen could not reach you';
export const notPaidInTime = 'This order was not paid in time';
export const wasCancelled = 'This order was cancelled';
export const byYou = 'By you';

export const justNow = 'just now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours} h ago`;
export const dayAgo = '1 day ago';
export const daysAgo = (days: number) => `${days} days ago`;
export const waitingLong = 'Waiting long,';

export const readyFromTo = (from: string, to: string) => `Ready ${from} to ${to}`;
export const rightOfTen = (count: number) => `Right for ${count} of 10 orders in the last 30 days`;

export const readyBy = (time: string) => `Ready by about ${time}`;
export const anyMoment = 'any moment now';
export const inAtMost = (minutes: string) => `in ${minutes} at most`;
export const inFromTo = (from: number, to: string) => `in ${from} to ${to}`;
export const littleLate = 'Running a little late';
export const wasDueBy = (time: string) => `It was due by about ${time}.`;
export const inAbout = (minutes: string) => `in about ${minutes}`;
export const minutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export const canCancelUntil = (time: string) => `You can cancel until ${time}.`;
export const cooksForThen = (mess: string) => `${mess} cooks it for this time.`;
