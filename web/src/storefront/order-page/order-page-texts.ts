export const backToMenu = 'Back to Menu';
export const callKitchen = 'Call the kitchen';
export const cancelOrder = 'Cancel my order';
export const secondsLeft = (seconds: number) => `${seconds} s left`;
export const cancelQuestion = 'Cancel your order?';
export const keepWaiting = 'Keep waiting';
export const keepOrder = 'Keep my order';
export const cancelling = 'Cancelling...';
export const ifCancelled = (money: string) => `If you cancel, ${money}`;
export const notSent = (mess: string) =>
  `${mess} does not have it yet. If you have just paid, your money goes back to you.`;
export const notSeen = (mess: string, money: string) => `${mess} has not seen it yet. ${money}`;
export const notStarted = (mess: string, money: string) =>
  `${mess} has not started it yet. ${money}`;
export const mayHaveStarted = 'The kitchen may have started it by now.';
export const kitchenHasIt = 'The kitchen has your order';
export const notCancelledHint =
  'It was not cancelled. To change something, please call or ask at the counter.';
export const notCancelled = 'Not cancelled';

export const contact = (name: string) => `Contact ${name}`;
export const contactMess = (mess: string) => `Contact ${mess}`;
export const call = 'Call ';
export const email = 'Email';

export const instructions = 'Special instructions: ';
export const payment = 'Payment: ';

export const share = 'Share';
export const shareOrder = 'Share this order';
export const linkNotCopied = 'The link could not be copied';
export const otherPhone = 'Follow it on another phone';
export const scanThenPhone = 'Scan the code, then enter the phone number of the order.';
export const scanAndSignIn = 'Scan the code and sign in there.';
export const copied = 'Copied!';
export const copyLink = 'Copy link';
export const qrOfOrder = "QR code of this order's link";

export const readySince = (time: string) => `Ready since ${time}`;
export const statusFor = (status: string, title: string) => `Order status: ${status}. ${title}`;
export const token = (token: number | undefined) => `Token ${token}`;
export const orderNumberBefore = 'Order number ';
export const weWillCall = (token: number | undefined) => `We will call Token ${token}.`;
export const showAtCounter = 'Show this number at the counter.';
export const orderNumber = 'Order number';

export const done = ', done';
export const placed = 'Placed';

export const seeMenu = 'See the menu';
export const progress = 'Progress';
export const asOf = (time: string) => `As of ${time}`;
export const live = ' Live';
export const checking = 'Checking every 15 seconds';
export const foodReadyTitle = '🔔 Your food is ready!';
export const pageTitle = (status: string, mess: string) => `${status}: your order at ${mess}`;

export const hasTheseNow = (mess: string) => `${mess} has these now`;

export const checkingPayment = (mess: string) => `Payment reported. ${mess} is checking it.`;
export const held = 'Your order is held for you.';
export const payNowOrCounter = 'Pay now, or at the counter.';
export const payNow = (sum: string) => `Pay ${sum} now`;
export const seePayment = 'See the payment';
export const payByUpi = (sum: string) => `Pay ${sum} by UPI`;

export const keepPageOpen = 'Keep this page open: it follows your order.';
export const weWillTell = 'We’ll tell you when it is ready';
export const turnOff = 'Turn off';
export const tellMe = 'Tell me when it is ready';
export const didNotWorkKeepOpen = 'That did not work. Please try again, or keep this page open.';
export const willBeTold = 'You will be told when your order is ready.';
export const signInThere = 'Sign in there: your order is under Orders.';
export const notifiesThere =
  'It can notify you about orders that you place there. For this order, keep this page open.';

export const seesNotThere = (mess: string) => `${mess} sees that your food is not there yet.`;
export const notThereYet = 'Not there yet?';
export const askAtCounter = 'That did not work. Please ask at the counter.';

export const tellMore = 'Tell them more';
export const anythingElse = 'Anything else?';
export const charactersLeft = (count: number) => `${count} characters left`;
export const ownerMaySee = 'The owner may see my name and phone, and answer';
export const send = 'Send';

export const thankYou = 'Thank you!';
export const howWasMeal = 'How was your meal?';
export const onlyMessReads = (mess: string) => `Only ${mess} reads this.`;
export const didNotWork = 'That did not work. Please try again.';

/** The faces from 1 to 5. */
export const faces = { 1: 'Bad', 2: 'Poor', 3: 'Okay', 4: 'Good', 5: 'Great' } as const;
export const feedbackWords = {
  good: 'Good',
  cold: 'Cold',
  little: 'Too little',
  salty: 'Too salty',
  spicy: 'Too spicy',
  oily: 'Too oily',
  raw: 'Undercooked',
  stale: 'Not fresh',
} as const;
