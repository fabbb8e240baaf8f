import type { FigureGroup } from './figure-group.ts';

/** Orders, hours, menu and settlement. */
export const ordersConstants: readonly FigureGroup[] = [
  {
    spec: 'Orders (2, sections 4, 5 and 9)',
    figures: {
      'shared/src/orders/order-status.test.ts': [
        ['pending: Confirm, Cancel', '%s: %j', "['pending', ['Confirm', 'Cancel']]"],
        ['confirmed: Prepare', '%s: %j', "['confirmed', ['Prepare']]"],
        ['preparing: Ready', '%s: %j', "['preparing', ['Ready']]"],
        ['ready: Complete', '%s: %j', "['ready', ['Complete']]"],
        ['Completed, cancelled and expired have no actions', '%s: %j', "['expired', []]"],
        [
          'No other step is allowed',
          'allows the five actions among all 49 steps',
          'toHaveLength(5)',
        ],
        ['Expired orders only under Expired', 'expired ones only by themselves', "'expired'"],
      ],
      'tests/src/api/refused-orders.test.ts': [
        [
          'At most 100 units of a line, at the server',
          '%s: %s',
          "'quantity 101', 'INVALID_QUANTITY'",
        ],
      ],
      'web/src/storefront/cart/check-customer.test.ts': [
        [
          'At most 100 units of a line, in the cart',
          'checks in the order of the spec',
          'Cannot order more than 100 units',
        ],
        [
          'Five checks in their order, logged in',
          'checks in the order of the spec',
          'Online payment integration coming soon!',
        ],
      ],
      'web/src/spec-figures.test.ts': [
        ['50 orders a page', 'lists are as long as the specification says', 'expect(pageSize, '],
        ['1000 most recent orders', 'lists are as long as the specification says', 'toBe(1000)'],
        [
          '5 recent orders',
          'lists are as long as the specification says',
          'expect(recentFilter.limit, ',
        ],
        [
          '3 items of an order, then a count',
          'lists are as long as the specification says',
          'expect(mostShown, ',
        ],
        [
          'The order number is the last 8 characters',
          'an order number is the end of its id',
          "toBe('89ABCDEF')",
        ],
        [
          "In the vendor's table the last 6",
          'an order number is the end of its id',
          "toBe('ABCDEF')",
        ],
        [
          'Wallet lists of 50',
          'lists are as long as the specification says',
          'expect(walletPageSize, ',
        ],
        [
          '20 by default in the store',
          'lists are as long as the specification says',
          'expect(storePageSize, ',
        ],
      ],
      'tests/src/journeys/vendor-orders.spec.ts': [
        [
          'Up to 5 page buttons',
          'fifty a page, five pages to choose from, numbered through',
          'toBe(5)',
        ],
      ],
      'functions/src/analytics/to-period.test.ts': [
        [
          '5 popular items',
          'are five at most, and none that was only cancelled',
          'toHaveLength(5)',
        ],
      ],
      'shared/src/orders/matches-search.test.ts': [
        [
          'Search by name, phone and part of the id',
          'finds every part of name, id and national phone',
          'expect(',
        ],
      ],
    },
  },
  {
    spec: 'Business hours (2, section 5)',
    figures: {
      'shared/src/vendors/business-hours.test.ts': [
        [
          'Open from the open time inclusive',
          'from 09:00 to 21:00, at %s: %s',
          "['09:00:00', true]",
        ],
        ['until the close time exclusive', 'from 09:00 to 21:00, at %s: %s', "['21:00:00', false]"],
        [
          'overnight hours',
          'from Monday 18:00 past midnight to 02:00, on %s at %s: %s',
          "['2026-03-03', '01:59:59', true]",
        ],
        [
          '5 hours 30 minutes ahead of UTC',
          'goes by India, wherever the machine stands',
          '2026-03-01T18:30:00Z',
        ],
      ],
    },
  },
  {
    spec: 'Menu and settlement (2, section 5)',
    figures: {
      'web/src/dashboard/menu/check-item.test.ts': [
        [
          'categoryId of at least 10 characters',
          'says what is wrong with %s',
          "categoryId: '123456789'",
        ],
        [
          'At least one meal time',
          'names every required field of a blank one, in the words of the specification',
          'mealTimes:',
        ],
      ],
      'web/src/dashboard/menu/typed-figures.test.ts': [
        ['A negative price is clamped to 0', '%s is clamped to 0', "'-5'"],
      ],
      'shared/src/wallet/settlement-amount.test.ts': [
        ['Amount present and greater than 0', '%s is no amount, whatever is owed', '-0.01'],
        ['Not above the pending fees', '%d rupees of %d paise: %s', "[10.01, 10_00, 'tooMuch']"],
      ],
      'web/src/dashboard/wallet/parts/wallet-parts.test.tsx': [
        [
          'Progress = settled / (settled + pending)',
          '%d settled, %d pending',
          "[40, 24, '63', '63%']",
        ],
      ],
    },
  },
];
