import type { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { createAlarmTopic, ringAt } from './alarm-topic.ts';
import { addBusinessAlarms } from './business-alarms.ts';
import { addCallAlarms } from './call-alarms.ts';
import { addDashboard } from './dashboard.ts';
import { addDataAlarms } from './data-alarms.ts';
import { addEventAlarms } from './event-alarms.ts';
import type { Observed } from './observed.ts';
import { publishZeroPoints } from './zero-points.ts';

/** Adds the dashboard and all alarms. Call it last, because it connects all alarms of the stack to the topic. */
export function observe(
  stack: Stack,
  {
    alarmEmail,
    release,
    ...observed
  }: Observed & { alarmEmail: string | undefined; release: string },
): void {
  const { stage } = observed;
  const topic = createAlarmTopic(stack, {
    name: `thali-${stage}-alarms`,
    stage,
    email: alarmEmail,
  });
  const alarms = new Construct(stack, 'Watch');
  addCallAlarms(alarms, observed);
  addEventAlarms(alarms, observed);
  addBusinessAlarms(alarms, observed);
  addDataAlarms(alarms, observed, topic);
  ringAt(topic, stack);
  publishZeroPoints(stack, { stage, release, alarms });
  addDashboard(stack, observed);
}
