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
  /** The subject, such as a function, if several alarms have the same name. */
  subject?: string;
  metric: IMetric;
  /** The alarm fires above this figure, or below it if `firesBelow` is set. */
  threshold: number;
  firesBelow?: boolean;
  /** Number of evaluated periods. Default: 1. */
  periods?: number;
  /** Number of bad periods for an alarm. Default: all. */
  badPeriods?: number;
  /** Counts missing data as bad, because it means that something did not run. */
  missingDataIsBad?: boolean;
  /** The meaning of the alarm, and the reason for its threshold. */
  explanation: string;
}

/** Adds an alarm. Its text says what is wrong and links to the runbook. */
export function addAlarm(scope: Construct, stage: string, rule: AlarmRule): Alarm {
  const id = rule.subject === undefined ? rule.name : `${rule.name}-${rule.subject}`;
  return new Alarm(scope, `${id}-alarm`, {
    alarmName: `thali-${stage}-${id}`,
    alarmDescription: `${rule.explanation} ${runbookLink(rule.name)}`,
    metric: rule.metric,
    threshold: rule.threshold,
    comparisonOperator: rule.firesBelow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: rule.periods ?? 1,
    datapointsToAlarm: rule.badPeriods ?? rule.periods ?? 1,
    treatMissingData: rule.missingDataIsBad
      ? TreatMissingData.BREACHING
      : TreatMissingData.NOT_BREACHING,
  });
}
