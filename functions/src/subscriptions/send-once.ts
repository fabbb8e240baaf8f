import { changeRun, type PlanRun } from '../fulfilment/runs.table.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';

/** The attribute of a payment that stores the lease of the run that sends an e-mail. */
type Mark = 'welcomeBegunBy' | 'receiptBegunBy' | 'choiceBegunBy';

/**
 * Sends an e-mail of a payment once. Sets the mark first, so only one run sends. A failed call removes the mark, so a
 * retry sends again. 1 write unit, 2 after a failure.
 * @returns false if another run has set the mark; that run may have sent the e-mail
 */
export async function sendOnce(
  run: PlanRun,
  mark: Mark,
  buildEmail: () => Promise<Email>,
): Promise<boolean> {
  const hasMark = await changeRun(run, {
    UpdateExpression: `SET ${mark} = :lease`,
    ConditionExpression: `(attribute_not_exists(${mark}) OR ${mark} = :lease)`,
    values: {},
  });
  if (!hasMark) return false;
  try {
    await sendEmail(await buildEmail());
  } catch (error) {
    await changeRun(run, { UpdateExpression: `REMOVE ${mark}`, values: {} });
    throw error;
  }
  return true;
}
