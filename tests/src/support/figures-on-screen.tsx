import { camelKeys } from '@thali/shared/http/camel-keys';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { MetricsTable } from '../../../web/src/dashboard/analytics/parts/metrics-table.tsx';
import { SummaryCards } from '../../../web/src/dashboard/analytics/parts/summary-cards.tsx';
import { readPeriods } from '../../../web/src/dashboard/analytics/read-analytics.ts';
import { KpiCards } from '../../../web/src/dashboard/overview/parts/kpi-cards.tsx';
import { SummaryCards as WalletCards } from '../../../web/src/dashboard/wallet/parts/summary-cards.tsx';
import type { WalletOverview } from '../../../web/src/dashboard/wallet/use-wallet.ts';

/** Responses of the API, in wire format. */
interface Answers {
  summary: unknown;
  analytics: unknown;
  wallet: unknown;
}

/** Renders three screens of the owner from responses of the API. @returns their texts */
export function figuresOnScreen(answers: Answers): Record<keyof Answers, string> {
  const { current } = readPeriods(camelKeys(answers.analytics));
  const summary = readPeriods(camelKeys(answers.summary)).current;
  const overview = camelKeys(answers.wallet) as WalletOverview;
  return {
    summary: textOf(<KpiCards summary={summary} ongoing={undefined} forecast={null} />),
    analytics: textOf(
      <>
        <SummaryCards period={current} />
        <MetricsTable period={current} />
      </>,
    ),
    wallet: textOf(<WalletCards {...overview} />),
  };
}

function textOf(screen: Parameters<typeof renderToStaticMarkup>[0]): string {
  const html = renderToStaticMarkup(<Router ssrPath="/vendor">{screen}</Router>);
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/₹\s+/g, '₹')
    .replace(/\s+/g, ' ');
}
