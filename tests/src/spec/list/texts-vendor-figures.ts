import type { TextGroup } from './text-group.ts';

const analytics = / \/vendor\/analytics, /;
const forecast = / \/vendor\/forecast(ing)?, /;

/** The Analytics and the AI Forecasting tab. */
export const vendorFigureTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.2',
    place: 'Analytics tab',
    on: analytics,
    texts: [
      'Today',
      '7 Days',
      '30 Days',
      '90 Days',
      'Clear Selection',
      'Refresh',
      'Export CSV',
      'Total Revenue',
      'Total Orders',
      'Avg Order Value',
      'Active Customers',
      { text: 'Peak', like: 'Peak{ value}' },
      'Key Performance Metrics',
      'Completion Rate',
      'Order Status Breakdown',
      'Menu Statistics',
      'Business Insights',
      'Strategic Recommendations',
      'Order Status Overview',
      'Popular Items',
      'No Analytics Data Available',
      'Add Menu Items',
      'View Analytics',
    ],
  },
  {
    spec: '2, section 4',
    place: 'Analytics tab: a period without a button',
    on: analytics,
    texts: [{ text: 'last year', like: '{…}last year{…}' }],
  },
  {
    spec: '2, section 2.2',
    place: 'AI Forecasting tab',
    on: forecast,
    texts: [
      'AI Demand Forecasting',
      'Retrain Model',
      'Refresh Data',
      'Model Status',
      'Confidence Level',
      'Last Updated',
      'Performance',
      'Total Orders',
      'Total Revenue',
      'Daily Average',
      'Peak Day',
      'AI-Powered Insights',
      'Initialize AI Model',
    ],
  },
  {
    spec: '2, section 4',
    place: 'AI Forecasting tab: the model',
    on: forecast,
    texts: ['Active & Ready', '95%', 'Training Required', '30%'],
  },
  {
    spec: '2, section 8',
    place: 'AI Forecasting tab: toasts and warning',
    on: forecast,
    texts: [
      'Failed to load demand forecasts',
      'Failed to retrain forecasting model',
      'Forecasting model retrained successfully',
      'More data needed for accurate forecasts.',
    ],
  },
];
