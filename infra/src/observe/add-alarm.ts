import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type AlarmName, runbookLink } from './alarm-names.ts';

export interface AlarmRule {
  name: AlarmName;
  /** Which one of several of this name. */
  of?: string;
  metric: IMetric;
  /** It rings above this figure, or where it says so below it. */
  threshold: number;
  below?: boolean;
  /** Periods of the metric that it looks at, one unless given. */
  periods?: number;
  /** How many of them must be bad; all unless given. */
  badPeriods?: number;
  /** No figures at all are bad too: what should have happened did not. */
  silenceIsBad?: boolean;
  /** What it means and why the threshold is what it is. */
  because: string;
}

/** An alarm whose text says what is wrong and where the runbook goes on. */
export function addAlarm(scope: Construct, stage: string, rule: AlarmRule): Alarm {
  const id = rule.of === undefined ? rule.name : `${rule.name}-${rule.of}`;
  return new Alarm(scope, `${id}-alarm`, {
    alarmName: `thali-${stage}-${id}`,
    alarmDescription: `${rule.because} ${runbookLink(rule.name)}`,
    metric: rule.metric,
    threshold: rule.threshold,
    comparisonOperator: rule.below
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: rule.periods ?? 1,
    datapointsToAlarm: rule.badPeriods ?? rule.periods ?? 1,
    treatMissingData: rule.silenceIsBad
      ? TreatMissingData.BREACHING
      : TreatMissingData.NOT_BREACHING,
  });
}
