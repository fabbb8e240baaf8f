import { type App, Stack } from 'aws-cdk-lib';
import { createAlarmTopic, ringAt } from './observe/alarm-topic.ts';
import { addEdgeAlarms } from './observe/edge-alarms.ts';

interface EdgeWatchStackProps {
  stage: string;
  distributionId: string;
  hasFirewall: boolean;
  alarmEmail: string | undefined;
}

/**
 * Alarms on CloudFront and its firewall, whose metrics are in us-east-1 only. They are no part of the edge's own
 * stack, which is deployed before the distribution.
 */
export class EdgeWatchStack extends Stack {
  constructor(app: App, id: string, { stage, alarmEmail, ...watched }: EdgeWatchStackProps) {
    super(app, id, { env: { region: 'us-east-1' }, crossRegionReferences: true });
    const name = `thali-${stage}-edge-alarms`;
    const topic = createAlarmTopic(this, { name, stage, email: alarmEmail });
    addEdgeAlarms(this, { stage, ...watched });
    ringAt(topic, this);
  }
}
