import type { TextGroup } from './text-group.ts';

const storefront = / (\/menu\/\{subdomain\}|\/customer), /;

/** Cart, checkout, and what becomes of an order that is placed. */
export const cartTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.3',
    place: 'Cart tab',
    on: storefront,
    texts: [
      'Your cart is empty',
      { text: 'subtotal', like: 'Subtotal ({n} items)' },
      { text: 'platform fee', like: 'Platform fee' },
      { text: 'total', like: 'Total' },
      'Order Details',
      { text: 'cash on delivery', like: 'Cash on Delivery' },
      'Coming Soon',
      'Special Instructions',
      'Place Order',
      'Placing Order...',
      'Guest Checkout',
      'Includes platform fee charged by the product.',
    ],
  },
  {
    spec: '2, section 2.3',
    place: 'After an order',
    on: storefront,
    texts: [
      'Order Placed!',
      'Order ID copied!',
      'Create an Account',
      'Back to Menu',
      'View My Orders',
    ],
  },
  {
    spec: '2, section 5',
    place: 'Placing an order',
    on: storefront,
    texts: ['Cannot order more than 100 units of {item name}.', 'Sorry, {reason}'],
  },
  {
    spec: '2, section 5',
    place: 'Guest checkout',
    on: storefront,
    texts: [
      'Please enter a valid phone number',
      'Please enter a valid email address',
      'Sorry, We are closed today.',
    ],
  },
  {
    spec: '2, section 5',
    place: 'Where a button or a choice is disabled, the rule behind it says',
    on: 'rule',
    texts: [
      'Please fill in your name and phone number',
      'Please enter your name',
      'Online payment integration coming soon! Please select Cash on Delivery for now.',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Menu and cart: toasts',
    on: storefront,
    texts: [
      { text: '{name} is currently unavailable', like: '{name} is currently unavailable' },
      { text: '{item} added to cart!', like: '{item} added to cart!' },
      'Item removed from cart',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Placing an order: failures on screen',
    on: storefront,
    texts: [
      'The item "{name}" is no longer available. Please remove it from your cart.',
      'One or more items in your cart are no longer available. Please review your cart.',
      'Failed to place order. Please try again.',
      'Failed to place order',
      'Order could not be placed. Please try again.',
      'Sorry, we are currently closed. Please try again during business hours.',
      'Order amount is too high. Please reduce the quantity of items in your cart.',
      'Some items have invalid quantities. Please check your cart.',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Answers to an order that is refused',
    on: { answer: /^4\d\d POST \/api\/orders$/ },
    texts: [
      'Menu item {id} not found or unavailable',
      'VENDOR_CLOSED',
      'INVALID_TOTAL_AMOUNT',
      'INVALID_FINAL_AMOUNT',
      'INVALID_QUANTITY',
    ],
  },
  {
    spec: '2, section 8',
    place: 'A guest: order and registration',
    on: /./,
    texts: ['Order placed successfully!', 'Registration Successful!'],
  },
];
