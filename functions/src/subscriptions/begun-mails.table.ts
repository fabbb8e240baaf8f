import { changeRun, type PlanRun } from '../fulfilment/runs.table.ts';

/** Where a payment records the lease of the run that began to send an e-mail. */
type Mark = 'welcomeBegunBy' | 'receiptBegunBy' | 'choiceBegunBy';

/** Marks an e-mail as being sent; of all runs of a payment only one succeeds. 1 write unit. */
export async function beginMail(run: PlanRun, mark: Mark): Promise<boolean> {
  return changeRun(run, {
    UpdateExpression: `SET ${mark} = :lease`,
    ConditionExpression: `(attribute_not_exists(${mark}) OR ${mark} = :lease)`,
    values: {},
  });
}

/** Takes the mark back after a failed call: a second e-mail would say the same. 1 write unit. */
export async function takeMailBack(run: PlanRun, mark: Mark): Promise<boolean> {
  return changeRun(run, { UpdateExpression: `REMOVE ${mark}`, values: {} });
}
