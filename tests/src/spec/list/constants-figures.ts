import type { FigureGroup } from './figure-group.ts';

/** How numbers are shown and judged, and QR codes. */
export const figuresConstants: readonly FigureGroup[] = [
  {
    spec: 'Figures (1 and 2, section 9)',
    figures: {
      'web/src/lib/ui/figures/short-number.test.ts': [
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
      'web/src/dashboard/analytics/analytics-choice.test.ts': [
        ['last7: 6 days back', '%j is from %s to %s', "'2026-11-14'"],
        ['last30: 29', '%j is from %s to %s', "'2026-10-22'"],
        ['last90: 89', '%j is from %s to %s', "'2026-08-23'"],
        [
          'Clear Selection returns to last7',
          'shows a day as it shows today, and the last 7 days again without one',
          "{ period: 'last7' }",
        ],
      ],
      'web/src/dashboard/analytics/analytics-csv.test.ts': [
        [
          'The CSV is named with the period and today’s date',
          'is named with the period, or the day, and today',
          'analytics-last7-2026-11-20.csv',
        ],
      ],
      'web/src/dashboard/analytics/performance-score.test.ts': [
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
      'web/src/dashboard/analytics/insights.test.ts': [
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
      'web/src/dashboard/analytics/recommendations.test.ts': [
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
      'web/src/dashboard/overview/card-suggestions.test.ts': [
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
      'web/src/dashboard/forecast/needs-more-data.test.ts': [
        ['A warning with fewer than 7 forecast days', '%s', "['six days'"],
        ['or when all counts are identical', '%s', "['seven days alike'"],
      ],
      'web/src/dashboard/forecast/parts/status-cards.test.tsx': [
        [
          'Displayed accuracy 95%',
          'shows the figures of a model that is ready, and what was measured beside them',
          '95%',
        ],
      ],
      'tests/src/infra/routes-and-events.test.ts': [
        [
          'The model retrains daily at 3 AM',
          'retrains every part of the forecasts daily at 3 AM in India',
          "at: 'cron(0 3 * * ? *)', zone: 'Asia/Kolkata'",
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
