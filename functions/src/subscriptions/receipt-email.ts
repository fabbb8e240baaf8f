import type { Receipt } from '@thali/shared/subscriptions/billing.contract';
import { allReceiptsLabel, receiptHtml } from '@thali/shared/subscriptions/receipt-html';
import { receiptText } from '@thali/shared/subscriptions/receipt-text';
import { config } from '../config.ts';
import type { Email } from '../messages/send-email.ts';

/** The receipt itself: as text, and as the page that can be printed. */
export function receiptEmail(to: string, receipt: Receipt): Email {
  const { title, facts, issuer, buyer, item, sums, total, note } = receiptText(receipt);
  const { siteUrl } = config;
  const allReceipts = siteUrl && `${siteUrl}/billing`;
  const named = (entries: readonly [string, string][]) =>
    entries.map(([name, value]) => `${name}: ${value}`);
  const parties = [issuer, buyer].flatMap((party) =>
    party ? ['', `${party.heading}: ${party.name}`, ...party.lines] : [],
  );
  const lines = [
    ...named(facts),
    ...parties,
    '',
    ...[item.name, item.period, item.carried].filter((line) => line !== undefined),
    ...(item.sac ? [`SAC ${item.sac}`] : []),
    ...named(sums),
    `Total paid: ${total}`,
    '',
    note,
    ...(allReceipts ? ['', `${allReceiptsLabel}:`, allReceipts] : []),
  ];
  return {
    to,
    subject: `${title}: Thali ${receipt.planName} plan`,
    text: lines.join('\n'),
    html: receiptHtml(receipt, allReceipts),
  };
}
