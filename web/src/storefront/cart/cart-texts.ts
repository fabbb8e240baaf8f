export const totalChanged = 'The total has changed';
export const totalWent = (isUp: boolean, from: string, to: string) =>
  `The total went ${isUp ? 'up' : 'down'} from ${from} to ${to}.`;
export const cancel = 'Cancel';
export const placeOrderFor = (total: string) => `Place order for ${total}`;

export const choosePickupTime = 'Choose a pickup time.';
export const cartEmpty = 'Your cart is empty';
export const cartEmptyHint = 'Pick something from the menu and it will wait for you here.';
export const subtotal = (count: number) => `Subtotal (${count} ${count === 1 ? 'item' : 'items'})`;
export const parcelCharge = 'Parcel charge';
export const platformFee = 'Platform fee';
export const total = 'Total';

export const currentlyUnavailable = (name: string) => `${name} is currently unavailable`;
export const removedFromCart = 'Item removed from cart';
export const addedToCart = (name: string) => `${name} added to cart!`;

export const fillNameAndPhone = 'Please fill in your name and phone number';
export const tooMany = (name: string) => `Cannot order more than 100 units of ${name}.`;

export const enterName = 'Please enter your name';
export const enterValidPhone = 'Please enter a valid phone number';
export const enterValidEmail = 'Please enter a valid email address';
export const sorry = (reason: string) => `Sorry, ${reason}`;
export const onlineSoon =
  'Online payment integration coming soon! Please select Cash on Delivery for now.';

export const takeSlot = (time: string) => `Take ${time}`;

export const notEnough = (names: string) => `Not enough left: ${names}.`;
export const nothingAvailable = 'Nothing from this order is available right now';
export const itemsAdded = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} added to cart!`;

export const noLongerAvailable = 'No longer available';
export const onlyLeft = (quantity: number) => `Only ${quantity} left`;
export const changeDish = (name: string) => `${name}: change`;
export const change = 'Change';
/** After the price of one portion. */
export const each = ' each';
/** Before a dish's old price. */
export const was = 'was ';

export const specialInstructions = 'Special Instructions ';
export const optional = '(optional)';
export const instructionsLabel = 'Special Instructions';
export const instructionsExample = 'Less spicy, no onion...';

export const orderDetails = 'Order Details';
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const addDetails =
  'The kitchen needs your name and phone number. Add them to your profile to place the order.';
export const updateProfile = 'Update profile';
export const missing = 'Missing';

export const comingSoon = 'Coming Soon';
export const paymentMethod = 'Payment method';
export const cashOnDelivery = 'Cash on Delivery';
export const payAtCounter = 'Pay at the counter';
export const upi = 'UPI';
export const upiHint = 'Pay with any UPI app after you order';
export const online = 'Online Payment';
export const onlineFirstHint =
  'UPI, card or netbanking. The kitchen starts when your payment is in.';
export const onlineHint = 'UPI, card or netbanking, now or when you collect your food';

export const toPay = 'To pay';
export const placingOrder = 'Placing Order...';
export const placeOrder = 'Place Order';

export const eatHereOrParcel = 'Eat here or parcel?';
/** After the charge for a parcel. */
export const aPortion = ' a portion';
export const changeTable = 'Change table';
export const whichTable = 'Which table?';
export const collectAtCounter = 'I will collect at the counter';

export const signIn = 'Sign in';
export const createAccount = 'Create an Account';

export const noneAvailable = (names: string) => `No longer available: ${names}`;
export const removeIt = 'Remove it';
export const removeThem = 'Remove them';
export const onlySomeLeft = (left: number, name: string) => `Only ${left} of ${name} left.`;
export const take = (left: number) => `Take ${left}`;
export const chooseAgain = 'Choose again';

export const tooFewChoices = (dish: string, count: number, group: string) =>
  `${dish}: please choose at least ${count} of ${group}.`;
export const tooManyChoices = (dish: string, count: number, group: string) =>
  `${dish}: please choose at most ${count} of ${group}.`;
export const choiceUnavailable = (dish: string, choice: string) =>
  `${dish}: ${choice} is not available.`;
export const choiceGone = (dish: string) =>
  `${dish}: something you chose is no longer on the menu.`;

export const remove = 'Remove';
export const justSoldOut = (name: string) => `${name} just sold out.`;
export const newPrice = (name: string, to: string, from: string) =>
  `${name} is now ${to} instead of ${from}.`;
export const pricesChanged = 'Prices have changed';
