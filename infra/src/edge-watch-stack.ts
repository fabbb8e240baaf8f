import { type App, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { dropOldCertificate } from './edge/drop-old-certificate.ts';
import { deliverEdgeLog } from './edge/edge-log.ts';
import { createAlarmTopic, ringAt } from './observe/alarm-topic.ts';
import { addEdgeAlarms } from './observe/edge-alarms.ts';

interface EdgeWatchStackProps {
  stage: string;
  distributionId: string;
  edgeLogBucketArn: string;
  hasFirewall: boolean;
  certificate: ICertificate | undefined;
  alarmEmail: string | undefined;
}

/**
 * What follows the distribution in us-east-1: its log, alarms on it and its firewall, whose metrics are there only, and the end
 * of a certificate that it no longer uses. The edge's own stack is deployed before it.
 */
export class EdgeWatchStack extends Stack {
  constructor(
    app: App,
    id: string,
    { stage, alarmEmail, certificate, edgeLogBucketArn, ...watched }: EdgeWatchStackProps,
  ) {
    super(app, id, { env: { region: 'us-east-1' } });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const name = `thali-${stage}-edge-alarms`;
    const topic = createAlarmTopic(this, { name, stage, email: alarmEmail });
    addEdgeAlarms(this, { stage, ...watched });
    ringAt(topic, this);
    deliverEdgeLog(this, {
      stage,
      distributionId: watched.distributionId,
      bucketArn: edgeLogBucketArn,
    });
    if (certificate) dropOldCertificate(this, stage, certificate.certificateArn);
  }
}
