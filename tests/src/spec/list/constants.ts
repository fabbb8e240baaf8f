import type { FigureGroup } from './figure-group.ts';

/** Prices, limits, defaults and rules. */
export const constantGroups: readonly FigureGroup[] = [
  {
    spec: 'Plans and fees (1, section 9)',
    figures: {
      'shared/src/plans/plan-catalogue.test.ts': [
        [
          'Starter: 1,999 a month',
          'has each plan under its own id, at the price that the landing page shows',
          "['starter', 1_999_00]",
        ],
        [
          'Professional: 4,999 a month',
          'has each plan under its own id, at the price that the landing page shows',
          "['professional', 4_999_00]",
        ],
        [
          'Enterprise: custom',
          'has each plan under its own id, at the price that the landing page shows',
          "['enterprise', undefined]",
        ],
        [
          'Of 999 and 1999 for Starter, the price shown is the price charged',
          '%i paise buy %s',
          '[999_00, undefined]',
        ],
      ],
      'shared/src/orders/service-fee.test.ts': [
        ['Fee under 100 rupees: 1', 'of a cart of %i paise is %i paise', '[99_99, 100]'],
        ['Fee from 100 to 199: 2', 'of a cart of %i paise is %i paise', '[100_00, 200]'],
        ['Fee of 200 and above: 3, the cap', 'of a cart of %i paise is %i paise', '[200_00, 300]'],
        ['The amount is a number and not negative', 'refuses %d', 'Number.NaN'],
      ],
      'tests/src/api/place-order.test.ts': [
        [
          'The fee is added to the subtotal; tax and discount are 0',
          'a guest gets the order with the menu’s own names, the fee, and a tracking token',
          'final_amount: 304',
        ],
        [
          'The same fee where the order is placed',
          'the fee of a cart of %i paise is Rs %i',
          '[199_99, 2]',
        ],
      ],
    },
  },
  {
    spec: 'Defaults (1 and 2, sections 3, 4 and 9)',
    figures: {
      'tests/src/api/place-order.test.ts': [
        [
          'status pending',
          'a guest gets the order with the menu’s own names, the fee, and a tracking token',
          "status: 'pending'",
        ],
        [
          'paymentStatus pending',
          'a guest gets the order with the menu’s own names, the fee, and a tracking token',
          "payment_status: 'pending'",
        ],
        [
          "payment method cod, 'cash' on the wire",
          'a guest gets the order with the menu’s own names, the fee, and a tracking token',
          "payment_method: 'cod'",
        ],
      ],
      'functions/src/auth/users/to-user.test.ts': [
        [
          "spiceLevel 'mild'",
          'has what the specification says where nothing was chosen',
          "spiceLevel: 'mild'",
        ],
      ],
      'web/src/time/spec-figures.test.ts': [
        [
          'Meal times: breakfast, lunch, dinner, all',
          'there are three meals, and all of them',
          "['breakfast', 'lunch', 'dinner', 'all']",
        ],
      ],
      'tests/src/api/payments.test.ts': [
        [
          "currency 'INR'",
          'a plan that is paid is a vendor with hours, a sign-in and a first dish',
          "currency: 'INR'",
        ],
      ],
      'tests/src/api/wallet-mock.test.ts': [
        [
          'A provider order id that begins with order_mock_ is a mock payment',
          'without keys a settlement is paid within the call, once, also with its key again',
          'order_mock_',
        ],
      ],
      'tests/src/api/refused-orders.test.ts': [
        ["'card' and 'online' are blocked", '%s: %s', 'ONLINE_PAYMENT_UNAVAILABLE'],
      ],
      'web/src/features/vendor-settings/hours/hours-draft.test.ts': [
        [
          'Business hours 09:00 to 18:00, open, every day',
          'has the default hours where nothing is saved',
          "open: '09:00', close: '18:00'",
        ],
      ],
      'shared/src/tenancy/resolve-tenant.test.ts': [
        ["default vendor 'demo' on localhost", '%s with %j falls back to %s', "'demo'"],
        [
          "'vendor_demo' becomes 'demo'",
          '%s with %j is the tenant %s',
          "queryParameter: 'vendor_demo' }, 'demo'",
        ],
      ],
      'web/src/features/vendor-wallet/wallet-choice.test.ts': [
        [
          'wallet lists begin at page 1',
          'begins at the first page with another filter or another part',
          'page: 1',
        ],
      ],
    },
  },
  {
    spec: 'Tenant resolution (1, section 1)',
    figures: {
      'shared/src/tenancy/resolve-tenant.test.ts': [
        ['none on localhost', '%s with %j is the tenant %s', "['localhost', {}, undefined]"],
        ['none on {ip}', '%s with %j is the tenant %s', "['192.168.1.20', {}, undefined]"],
        [
          'none on www and on the bare domain',
          '%s with %j is the tenant %s',
          "['www.thali.example', {}, undefined]",
        ],
        [
          'the first label of a host',
          '%s with %j is the tenant %s',
          "['demo.thali.example', {}, 'demo']",
        ],
        [
          'also of hosts ending in .localhost',
          '%s with %j is the tenant %s',
          "['demo.localhost', {}, 'demo']",
        ],
        [
          'a query parameter on localhost',
          '%s with %j is the tenant %s',
          "{ queryParameter: 'demo' }, 'demo'",
        ],
        [
          'a stored setting on localhost',
          '%s with %j is the tenant %s',
          "{ storedSubdomain: 'mess' }, 'mess'",
        ],
        [
          'the first label of a preview host',
          '%s with %j is the tenant %s',
          "['demo.vercel.app', {}, 'demo']",
        ],
      ],
    },
  },
  {
    spec: 'Sign-in and registration (1, sections 2, 5 and 9)',
    figures: {
      'tests/src/journeys/register-by-phone.spec.ts': [
        [
          'A progress bar of 25, 50, 75 and 100 percent',
          'four steps make an account, which is signed in and goes on after two seconds',
          'seesStep(4)',
        ],
        [
          'The phone field keeps digits and spaces',
          'what stands in the way is told in order, one thing at a time',
          "'51234 56789'",
        ],
      ],
      'tests/src/journeys/sign-in.spec.ts': [
        [
          'The code has 6 digits at most',
          'a customer signs in by a code, after a look back at the number',
          "toBe('6')",
        ],
      ],
      'web/src/ui/code-digits.test.ts': [
        ['OTP exactly 6 digits, others stripped', '%j: %j', "['1234567', '123456']"],
      ],
      'shared/src/phone/phone-number.test.ts': [
        ['33 countries', 'knows 33 countries, India first', 'toHaveLength(33)'],
        ['India is the default', 'knows 33 countries, India first', "toBe('IN')"],
        [
          'India: 10 digits from 6 to 9',
          'wants 10 digits from 6 to 9 in India, spaces aside',
          "'5876543210'",
        ],
        [
          'UK: the first digit is 1 to 9',
          'follows the rule of each other country',
          "check('GB', '0712345678')",
        ],
        ['Dial code plus digits is sent', 'is sent with the dial code in front', "'+919876543210'"],
      ],
      'shared/src/phone/phone-countries.test.ts': [
        [
          'US, Canada, France, Mexico, Russia, Turkey, Egypt, Pakistan, Nepal, Philippines: 10 digits',
          '%i to %i digits in %j',
          "[10, 10, ['IN', 'US', 'CA', 'FR', 'MX', 'RU', 'TR', 'EG', 'PK', 'NP', 'PH']]",
        ],
        [
          'UK, Italy, Brazil, Japan, South Korea, Nigeria, Bangladesh: 10 to 11',
          '%i to %i digits in %j',
          "[10, 11, ['GB', 'IT', 'BR', 'JP', 'KR', 'NG', 'BD']]",
        ],
        [
          'Australia, Spain, Netherlands, UAE, Saudi Arabia, South Africa, Kenya, Sri Lanka, Thailand: 9',
          '%i to %i digits in %j',
          "[9, 9, ['AU', 'ES', 'NL', 'AE', 'SA', 'ZA', 'KE', 'LK', 'TH']]",
        ],
        ['Germany: 10 to 12', '%i to %i digits in %j', "[10, 12, ['DE']]"],
        ['China: 11', '%i to %i digits in %j', "[11, 11, ['CN']]"],
        ['Singapore: 8', '%i to %i digits in %j', "[8, 8, ['SG']]"],
        ['Malaysia, Vietnam: 9 to 10', '%i to %i digits in %j', "[9, 10, ['MY', 'VN']]"],
        ['Indonesia: 9 to 12', '%i to %i digits in %j', "[9, 12, ['ID']]"],
        ['any other country: 7 to 15', 'elsewhere a number has 7 to 15 digits', '[6, 7, 15, 16]'],
      ],
      'web/src/site/typed-subdomain.test.ts': [
        ['A subdomain is derived with 20 characters at most', '%j: %j', "'the-very-long-named'"],
        [
          'It takes letters, digits and hyphens, lowercased',
          'a field keeps of %j only what may stand in a subdomain',
          "'anna-purna7'",
        ],
      ],
      'web/src/features/plan-purchase/check-details.test.ts': [
        [
          'Subscription form: all fields, the terms, the e-mail, the phone, in this order',
          'then looks at the terms, the e-mail and the phone, in this order',
          'agree: false',
        ],
      ],
      'web/src/features/main-site/sign-up/check-sign-up.test.ts': [
        [
          'Business sign-up: the terms, the passwords, the e-mail, the phone, in this order',
          'then looks at the terms, the passwords, the e-mail and the phone, in this order',
          'expect(',
        ],
      ],
      'web/src/features/customer-profile/check-profile.test.ts': [
        [
          'A name has 2 characters',
          'wants a name of two characters, whatever blanks stand around it',
          'expect(',
        ],
        [
          'A phone is an optional plus and 10 to 15 digits',
          'takes no phone, or a plus and 10 to 15 digits',
          'expect(',
        ],
        [
          'Saving sends name and phone, never the e-mail',
          'sends name and phone, and neither where it is empty; never the e-mail',
          'expect(',
        ],
      ],
    },
  },
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
      'web/src/features/cart/check-customer.test.ts': [
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
      'web/src/time/spec-figures.test.ts': [
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
      'web/src/features/vendor-menu/forms/check-item.test.ts': [
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
      'web/src/features/vendor-menu/forms/typed-figures.test.ts': [
        ['A negative price is clamped to 0', '%s is clamped to 0', "'-5'"],
      ],
      'shared/src/wallet/settlement-amount.test.ts': [
        ['Amount present and greater than 0', '%s is no amount, whatever is owed', '-0.01'],
        ['Not above the pending fees', '%d rupees of %d paise: %s', "[10.01, 10_00, 'tooMuch']"],
      ],
      'web/src/features/vendor-wallet/wallet-parts.test.tsx': [
        [
          'Progress = settled / (settled + pending)',
          '%d settled, %d pending',
          "[40, 24, '63', '63%']",
        ],
      ],
    },
  },
  {
    spec: 'Figures (1 and 2, section 9)',
    figures: {
      'web/src/ui/figures/short-number.test.ts': [
        ['1,000 and above as K', '%d in short is %s', "[1000, '1K']"],
        ['100,000 and above as L', '%d in short is %s', "[100_000, '1L']"],
        ['crore as Cr', '%d in short is %s', "[1_00_00_000, '1Cr']"],
      ],
      'shared/src/money/paise.test.ts': [
        ['Rupees with 2 decimals', '%i paise are %s', "[45_50, '₹45.50']"],
      ],
      'shared/src/analytics/growth.test.ts': [
        ['Growth in percent, 1 decimal', 'of %d after %d is %d percent', '[2, 3, -33.3]'],
      ],
      'web/src/features/vendor-analytics/analytics-choice.test.ts': [
        ['last7: 6 days back', '%j is from %s to %s', "'2026-11-14'"],
        ['last30: 29', '%j is from %s to %s', "'2026-10-22'"],
        ['last90: 89', '%j is from %s to %s', "'2026-08-23'"],
        [
          'Clear Selection returns to last7',
          'shows a day as it shows today, and the last 7 days again without one',
          "{ period: 'last7' }",
        ],
      ],
      'web/src/features/vendor-analytics/analytics-csv.test.ts': [
        [
          'The CSV is named with the period and today’s date',
          'is named with the period, or the day, and today',
          'analytics-last7-2026-11-20.csv',
        ],
      ],
      'web/src/features/vendor-analytics/performance-score.test.ts': [
        [
          'Completion rate 30%',
          'tells what it is made of, 100 points in all',
          "['Completion Rate', 27.6, 30]",
        ],
        [
          'Revenue growth, capped at 50, 30%',
          '%s: %d',
          "['revenue growth beyond its cap', score('0.0', 400), 30]",
        ],
        [
          'Customer growth, capped at 50, 25%',
          '%s: %d',
          "['customer growth beyond its cap', score('0.0', 0, 51), 25]",
        ],
        [
          'Order volume 15, full above 10 orders',
          '%s: %d',
          "['more than ten orders', score('0.0', 0, 0, 11), 15]",
        ],
      ],
      'web/src/features/vendor-analytics/insights.test.ts': [
        [
          'Average order value: above 300 high',
          '%s of %d is %s',
          "['averageOrderValue', 300.01, 'high']",
        ],
        ['above 200 good', '%s of %d is %s', "['averageOrderValue', 200.01, 'good']"],
        ['Menu items above 20', '%s of %d is %s', "['menuItems', 21, 'high']"],
        ['or 10', '%s of %d is %s', "['menuItems', 11, 'good']"],
        ['Active customers above 50', '%s of %d is %s', "['activeCustomers', 51, 'high']"],
        ['or above 20', '%s of %d is %s', "['activeCustomers', 21, 'good']"],
        ['Completion rate above 90', '%s of %d is %s', "['completionRate', 90.1, 'high']"],
        ['or 80', '%s of %d is %s', "['completionRate', 80.1, 'good']"],
        ['Available items above 15', '%s of %d is %s', "['availableItems', 16, 'high']"],
        ['or 8', '%s of %d is %s', "['availableItems', 9, 'good']"],
      ],
      'web/src/features/vendor-analytics/recommendations.test.ts': [
        ['A tip below 250 an order', '%s', '249.99'],
        ['below 15 menu items', '%s', 'totalMenuItems: 14'],
        ['below 30 customers', '%s', 'activeCustomers: 29'],
        ['below 85 percent completed', '%s', "'84.9'"],
        ['below 70% of the menu available', '%s', 'availableMenuItems: 13'],
        ['above 10% cancelled', '%s', 'cancelledOrders: 11'],
        ['below 30% vegetarian', '%s', 'vegetarianItems: 5'],
        ['below 2 orders a customer', '%s', 'activeCustomers: 51'],
        ['below 200 revenue an order', '%s', '19_999'],
      ],
      'web/src/features/vendor-overview/card-suggestions.test.ts': [
        [
          'Completion under 80: focus on orders',
          '%s percent of %d orders completed: %s',
          "['79.9', 10, 'Focus on completing orders']",
        ],
        [
          'above 80 is good',
          '%s percent of %d orders completed: %s',
          "['80.1', 10, 'Good: keep it up']",
        ],
        ['Fewer than 5 menu items prompts adding', '%d items: %s', "[4, 'Add items to your menu']"],
      ],
      'tests/src/api/forecast.test.ts': [
        [
          'Forecast horizon 7 days',
          'is trained at a press, and then knows its weekdays',
          'toHaveLength(7)',
        ],
      ],
      'web/src/features/vendor-forecast/needs-more-data.test.ts': [
        ['A warning with fewer than 7 forecast days', '%s', "['six days'"],
        ['or when all counts are identical', '%s', "['seven days alike'"],
      ],
      'web/src/features/vendor-forecast/status-cards.test.tsx': [
        [
          'Displayed accuracy 95%',
          'shows the figures of a model that is ready, and what was measured beside them',
          '95%',
        ],
      ],
      'local/src/schedule/is-due.test.ts': [
        [
          'The model retrains daily at 3 AM',
          '%s, last run at %s, now %s: %s',
          "['cron(0 3 * * ? *)', '02:00', '03:00', true]",
        ],
      ],
    },
  },
  {
    spec: 'QR codes (1, section 9)',
    figures: {
      'tests/src/api/menu-qr.test.ts': [
        [
          'Menu links 256 px wide',
          'the tenant’s own menu link, 256 px wide, black on white with a margin',
          '[256, 256]',
        ],
        [
          'black on white',
          'the tenant’s own menu link, 256 px wide, black on white with a margin',
          "'#000000ff', '#ffffffff'",
        ],
        [
          'margin 2 modules',
          'the tenant’s own menu link, 256 px wide, black on white with a margin',
          'code.margin',
        ],
      ],
      'tests/src/journeys/menu-qr.spec.ts': [
        [
          'Order links 300 px wide',
          'the codes of an order and of a payment are 300 px wide and lead to them',
          '[300, 300]',
        ],
        [
          'Payment links 300 px wide, with the amount',
          'the codes of an order and of a payment are 300 px wide and lead to them',
          '?amount=499.5',
        ],
        [
          'A logo in the middle, 20 percent of the width',
          'the code of the longest subdomain is read, with and without a logo in it',
          'expectLogoInTheMiddle',
        ],
      ],
    },
  },
];
