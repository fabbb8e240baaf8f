import type { TextGroup } from './text-group.ts';

const wallet = / \/vendor\/wallet, /;

/** The Wallet tab. */
export const walletTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.2',
    place: 'Wallet tab',
    on: wallet,
    texts: [
      'Overview',
      'Transactions',
      'Settlements',
      'Total Balance',
      { text: 'available for withdrawal', like: '{…}vailable for withdrawal' },
      'Pending COD',
      'This Week COD fees',
      'This Month COD fees',
      'Order',
      'Customer',
      'Amount',
      'Payment Method',
      'Status',
      'Date',
      'No service fee transactions yet',
      'Process Settlement',
      'Settlement History',
      'Transaction ID',
      'Type',
      'No settlements yet',
      'Previous',
      'Next',
      { text: 'Showing x to y of z', like: 'Showing {x} to {y} of {z}' },
    ],
  },
  {
    spec: '2, section 5',
    place: 'Settlement form',
    on: wallet,
    texts: ['Please enter a valid amount', 'Payment amount cannot exceed pending fees'],
  },
  {
    spec: '2, sections 4 and 8',
    place: 'Wallet tab: failures',
    on: wallet,
    texts: ['Payment failed. Please try again.', 'Failed to fetch wallet data'],
  },
  {
    spec: '2, sections 4 and 8',
    place: 'Wallet store: a payment that failed, which the form words by itself',
    on: 'rule',
    texts: ['Payment failed'],
  },
];
