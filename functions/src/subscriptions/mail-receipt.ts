import { config } from '../config.ts';
import { LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import { finishRun, type PlanRun } from '../fulfilment/runs.table.ts';
import { log } from '../logs/log.ts';
import { sendEmail } from '../messages/send-email.ts';
import { beginMail, takeMailBack } from './begun-mails.table.ts';
import { receiptEmail } from './receipt-email.ts';
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
