export const confirmPhone = 'Confirm your phone';
export const verifyFailed = 'Failed to verify OTP';
export const codeGoesTo = (phone: string) => `We send a code to ${phone}.`;
export const sendFailed = 'Failed to send OTP';
export const sendingOtp = 'Sending OTP...';
export const sendOtp = 'Send OTP';

export const stillWantOrder = 'Still want your order?';
export const noForgetIt = 'No, forget it';
export const yesOrderIt = 'Yes, order it';

export const guestCheckout = 'Guest Checkout';
export const guestCheckoutHint = 'So the kitchen can call you when your food is ready.';
export const placingOrder = 'Placing Order...';
/** Before the sum. */
export const placeOrderOf = 'Place Order · ';
export const includesFee = (fee: string) => `Includes ${fee} platform fee`;
export const notPerson = (name: string) => `Not ${name}?`;
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const orderOften = 'Order here often?';

/** After 'Guest Checkout' in bold. */
export const noAccountNeeded = ': no account needed, we ask for your name and phone.';
export const includesPlatformFee = ' Includes platform fee charged by the product.';
export const signedInOnly = (mess: string) => `${mess} takes orders from signed-in customers.`;

export const keepOnHome = (mess: string) => `Keep ${mess} on your home screen`;
export const add = 'Add';
export const notNow = 'Not now';

export const finishingOrder = 'Finishing your order...';
export const didOrderArrive = 'Did your last order arrive?';
export const connectionBroke =
  'The connection broke before the kitchen could answer. Sending it again will not make a second order.';
export const sendAgain = 'Send it again';
export const forgetIt = 'Forget it';
export const orderWaits = 'Your order is waiting for the network';
export const orderWaitsHint = (slot: string, time: string) =>
  `${slot && `For ${slot}. `}It is sent if this page is back online by ${time}. Nothing is ordered until then.`;
export const dontSend = "Don't send it";

export const chooseOtherTime = 'Choose another pickup time?';
export const notPlacedFor = (slot: string, reason: string) =>
  `Your order for ${slot} was not placed. ${reason}`;
export const orderFor = (time: string) => `Order it for ${time}`;
export const anotherTime = 'Choose another time';

export const orderIdCopied = 'Order ID copied!';
export const order = 'Order';
export const copyOrderId = 'Copy order ID';
export const copy = 'Copy';
export const trackOrder = 'Track your order';
export const backToMenu = 'Back to Menu';
export const skipTyping = 'Skip the typing next time?';
export const createAccount = 'Create an Account';
/** Before the order's number. */
export const orderBefore = 'Order ';
export const viewMyOrders = 'View My Orders';
export const payCash = 'Pay in cash at the counter.';
export const payUpi = 'Pay by UPI now, or when you collect your food.';
export const payOnline = 'Pay online now, or when you collect your food.';
export const orderPlaced = 'Order Placed!';
export const hasYourOrder = (mess: string, pay: string) => `${mess} has your order. ${pay}`;
export const token = (token: number) => `Token ${token}`;
export const payByUpi = (sum: string) => `Pay ${sum} by UPI`;
export const payOnlineNow = (sum: string) => `Pay ${sum} online`;

export const orderHeld = 'Your order is held for you';
export const orderCancelled = 'This order was cancelled';
export const messGetsIt = (mess: string, isHeld: boolean) =>
  `${mess} ${isHeld ? 'gets it once it is paid.' : 'did not get it.'}`;
export const payNow = 'Pay now';
export const seeOrder = 'See the order';

export const closedNow = 'Sorry, we are currently closed. Please try again during business hours.';
export const amountTooHigh =
  'Order amount is too high. Please reduce the quantity of items in your cart.';
export const invalidQuantities = 'Some items have invalid quantities. Please check your cart.';
export const pricesChanged =
  'Some prices have changed. Your cart shows the new prices. Please check it and place the order again.';
export const failedShort = 'Failed to place order';
export const failed = 'Failed to place order. Please try again.';
export const checkConnection =
  "Please check your connection, then place the order again. It can't arrive twice.";
export const offlineKept =
  'You are offline. Your order is kept and goes out once this page is back online, within 10 minutes.';
export const notPlaced = 'Order could not be placed. Please try again.';
export const dishMissing = (name: string) =>
  `The item "${name}" is no longer available. Please remove it from your cart.`;
export const dishesMissing =
  'One or more items in your cart are no longer available. Please review your cart.';

export const unsentOrder = (at: string, slot: string, dishes: string) =>
  `You wanted to order this at ${at}${slot && `, for ${slot}`}: ${dishes}. It has not been sent.`;
export const dishGone = 'a dish no longer on the menu';

export const orderPlacedToast = 'Order placed successfully!';
export const orderNotPlaced = 'Your order was not placed';
