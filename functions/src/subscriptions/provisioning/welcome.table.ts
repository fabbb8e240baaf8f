import { changeRun, type PlanRun } from '../../fulfilment/runs.table.ts';

/** Marks the welcome e-mail as being sent; of all runs of a payment only one succeeds. 1 write unit. */
export async function beginWelcome(run: PlanRun): Promise<boolean> {
  return changeRun(run, {
    UpdateExpression: 'SET welcomeBegunBy = :lease',
    ConditionExpression: '(attribute_not_exists(welcomeBegunBy) OR welcomeBegunBy = :lease)',
    values: {},
  });
}

/** Takes the mark back after a failed call: a second e-mail would say the same. 1 write unit. */
export async function takeWelcomeBack(run: PlanRun): Promise<boolean> {
  return changeRun(run, { UpdateExpression: 'REMOVE welcomeBegunBy', values: {} });
}
