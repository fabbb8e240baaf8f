import type { Receipt } from '@thali/shared/subscriptions/billing.contract';
import { allReceiptsLabel, receiptHtml } from '@thali/shared/subscriptions/receipt-html';
import { receiptText } from '@thali/shared/subscriptions/receipt-text';
import { config } from '../config.ts';
import { LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import { finishRun, type PlanRun } from '../fulfilment/runs.table.ts';
import { log } from '../logs/log.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';
import { beginMail, takeMailBack } from './begun-mails.table.ts';
import { readReceipt } from './receipts.table.ts';
import { toReceipt } from './to-receipt.ts';

/**
 * The last step of a paid plan: mails its receipt, once. The attempt is recorded before it is sent. A run that was
 * cut short in between sends none, nor does a deployment without a sender: the receipt is in Billing as well. Rule: plans-25
 */
export async function mailReceipt(run: PlanRun): Promise<'done'> {
  if (config.hasEmailSender && run.details.email !== '') {
    if (await beginMail(run, 'receiptBegunBy')) await send(run);
    else log.warn('a receipt may not have been mailed', { order_id: run.orderId });
  }
  if (!(await finishRun(run))) throw new LeaseLost();
  return 'done';
}

async function send(run: PlanRun): Promise<void> {
  try {
    await sendEmail(receiptEmail(run.details.email, toReceipt(await readReceipt(run))));
  } catch (error) {
    await takeMailBack(run, 'receiptBegunBy');
    throw error;
  }
}

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
