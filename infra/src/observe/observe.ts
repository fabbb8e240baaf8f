import type { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { createAlarmTopic, sendAlarmsTo } from './alarm-topic.ts';
import { addBusinessAlarms } from './business-alarms.ts';
import { addCallAlarms } from './call-alarms.ts';
import { addDashboard } from './dashboard.ts';
import { addDataAlarms } from './data-alarms.ts';
import { addEventAlarms } from './event-alarms.ts';
import type { WatchedResources } from './watched-resources.ts';
import { publishZeroPoints } from './zero-points.ts';

/** Adds the dashboard and all alarms. Call it last, because it connects all alarms of the stack to the topic. */
export function observe(
  stack: Stack,
  {
    alarmEmail,
    release,
    ...watched
  }: WatchedResources & { alarmEmail: string | undefined; release: string },
): void {
  const { stage } = watched;
  const topic = createAlarmTopic(stack, {
    name: `thali-${stage}-alarms`,
    stage,
    email: alarmEmail,
  });
  const alarms = new Construct(stack, 'Watch');
  addCallAlarms(alarms, watched);
  addEventAlarms(alarms, watched);
  addBusinessAlarms(alarms, watched);
  addDataAlarms(alarms, watched, topic);
  sendAlarmsTo(topic, stack);
  publishZeroPoints(stack, { stage, release, alarms });
  addDashboard(stack, watched);
}
