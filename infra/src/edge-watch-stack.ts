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
 * CloudFront and its firewall tell of themselves in us-east-1 only, and an alarm rings where it stands. Of the edge's
 * own stack these are no part, since it has to be there before the distribution.
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
