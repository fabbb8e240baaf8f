import { anyPage, type TextGroup } from './text-group.ts';

/** What is said when a call fails and its answer has no words. */
export const fallbackTexts: readonly TextGroup[] = [
  {
    spec: '1, section 8',
    place: 'Fallbacks of the shared layer: vendors',
    on: 'rule',
    texts: [
      'Failed to fetch vendors',
      'Failed to fetch vendor',
      'Failed to create vendor',
      'Failed to update vendor',
      'Failed to delete vendor',
    ],
  },
  {
    spec: '1, section 8 and 2, section 8',
    place: 'Fallbacks of the shared layer: menu',
    on: 'rule',
    texts: [
      'Failed to fetch menu items',
      'Failed to create menu item',
      'Failed to update menu item',
      'Failed to delete menu item',
      'Failed to fetch menu categories',
    ],
  },
  {
    spec: '1, section 8 and 2, section 8',
    place: 'Fallbacks of the shared layer: orders and analytics',
    on: 'rule',
    texts: [
      'Failed to create order',
      'Failed to update order',
      'Failed to fetch orders',
      'Failed to fetch analytics',
      'No vendor selected',
      'No vendor ID available for analytics',
      'No analytics data received',
      'Invalid order data format',
      'Vendor context required for order operations',
    ],
  },
  {
    spec: '1, section 8',
    place: 'Fallbacks of the shared layer: sign-in',
    on: 'rule',
    texts: [
      'Registration failed. Please try again.',
      'Login failed. Please check your credentials.',
      'Profile update failed. Please try again.',
      'OTP operation failed. Please try again.',
    ],
  },
  {
    spec: '1, section 5',
    place: 'Rules',
    on: 'rule',
    texts: ['Invalid order amount', 'Failed to create menu category: Invalid response from server'],
  },
  {
    spec: '1, section 7',
    place: 'QR codes: raised, and shown only where no code can be drawn at all',
    on: anyPage,
    texts: ['Failed to generate QR code'],
  },
  {
    spec: '1, section 6 and 2, section 6',
    place: "Answer to a vendor who asks for another's vendor or menu",
    on: { answer: /^403 GET \/api\/vendors\/\{vendorId\}(\/menu-items)?$/ },
    texts: ['Access denied to this vendor', 'VENDOR_ACCESS_DENIED'],
  },
];
