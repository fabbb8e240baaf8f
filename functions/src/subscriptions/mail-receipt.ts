import type { Receipt } from '@thali/shared/subscriptions/billing.contract';
import { allReceiptsLabel, receiptHtml } from '@thali/shared/subscriptions/receipt-html';
import { receiptText } from '@thali/shared/subscriptions/receipt-text';
import { config } from '../config.ts';
import { LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import { finishRun, type PlanRun } from '../fulfilment/runs.table.ts';
import { log } from '../logs/log.ts';
import type { Email } from '../messages/send-email.ts';
import { readReceipt } from './receipts.table.ts';
import { sendOnce } from './send-once.ts';
import { toReceipt } from './to-receipt.ts';

/**
 * E-mails the receipt once, as the last step of a paid plan. Sends no second e-mail after an interrupted attempt,
 * because the receipt is also on the billing page.
 * Rule: plans-25
 */
export async function mailReceipt(run: PlanRun): Promise<'done'> {
  if (config.hasEmailSender && run.details.email !== '') {
    const isSentByThisRun = await sendOnce(run, 'receiptBegunBy', async () =>
      receiptEmail(run.details.email, toReceipt(await readReceipt(run))),
    );
    if (!isSentByThisRun) log.warn('receipt e-mail may be missing', { order_id: run.orderId });
  }
  if (!(await finishRun(run))) throw new LeaseLost();
  return 'done';
}

/** The receipt as text, and as an HTML page to print. */
export function receiptEmail(to: string, receipt: Receipt): Email {
  const { title, facts, issuer, buyer, item, sums, total, note } = receiptText(receipt);
  const { siteUrl } = config;
  const allReceipts = siteUrl && `${siteUrl}/billing`;
  const labelled = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => `${name}: ${value}`);
  const parties = [issuer, buyer].flatMap((party) =>
    party ? ['', `${party.heading}: ${party.name}`, ...party.lines] : [],
  );
  const lines = [
    ...labelled(facts),
    ...parties,
    '',
    ...[item.name, item.period, item.carriedOver].filter((line) => line !== undefined),
    ...(item.sac ? [`SAC ${item.sac}`] : []),
    ...labelled(sums),
    `Total paid: ${total}`,
    '',
    note,
    ...(allReceipts ? ['', `${allReceiptsLabel}:`, allReceipts] : []),
  ];
  return {
    kind: 'plan',
    to,
    subject: `${title}: Thali ${receipt.planName} plan`,
    text: lines.join('\n'),
    html: receiptHtml(receipt, allReceipts),
  };
}
