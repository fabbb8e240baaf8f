import type { FigureGroup } from './figure-group.ts';

/** Plans and fees, defaults, tenants. */
export const platformConstants: readonly FigureGroup[] = [
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
      'shared/src/orders/platform-fee.test.ts': [
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
];
