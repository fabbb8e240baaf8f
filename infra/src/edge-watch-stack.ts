import { type App, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PhysicalResourceId, PhysicalResourceIdReference } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { callWhileDeploying } from './call-while-deploying.ts';
import { deliverEdgeLog } from './edge/edge-log.ts';
import { createAlarmTopic, sendAlarmsTo } from './observe/alarm-topic.ts';
import { addBudget } from './observe/budget.ts';
import { addEdgeAlarms } from './observe/edge-alarms.ts';
import { addHealthCheck } from './observe/health-check.ts';

interface EdgeWatchStackProps {
  stage: string;
  distributionId: string;
  siteHost: string;
  edgeLogBucketArn: string;
  hasFirewall: boolean;
  certificate: ICertificate | undefined;
  alarmEmail: string | undefined;
  monthlyBudget: number;
}

/**
 * Resources that depend on the distribution and must be in us-east-1, where CloudFront, Route 53 and the bill have
 * their metrics: the edge log, the alarms on distribution, firewall and health check, the budget, and the deletion of
 * an unused certificate. The edge stack is deployed earlier.
 */
export class EdgeWatchStack extends Stack {
  constructor(
    app: App,
    id: string,
    {
      stage,
      alarmEmail,
      monthlyBudget,
      siteHost,
      certificate,
      edgeLogBucketArn,
      ...watched
    }: EdgeWatchStackProps,
  ) {
    super(app, id, { env: { region: 'us-east-1' } });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const name = `thali-${stage}-edge-alarms`;
    const topic = createAlarmTopic(this, { name, stage, email: alarmEmail });
    addEdgeAlarms(this, { stage, ...watched });
    addHealthCheck(this, stage, siteHost);
    addBudget(this, { stage, topic, monthlyBudget });
    sendAlarmsTo(topic, this);
    deliverEdgeLog(this, {
      stage,
      distributionId: watched.distributionId,
      bucketArn: edgeLogBucketArn,
    });
    if (certificate) dropOldCertificate(this, stage, certificate.certificateArn);
  }
}

/**
 * Deletes the certificate of an earlier domain. Call it in a stack that is deployed after the distribution,
 * because AWS does not delete a certificate in use.
 */
function dropOldCertificate(scope: Construct, stage: string, certificateArn: string): void {
  const { partition, region } = Stack.of(scope);
  callWhileDeploying(scope, 'OldCertificate', {
    onUpdate: {
      service: 'acm',
      action: 'describeCertificate',
      parameters: { CertificateArn: certificateArn },
      outputPaths: ['Certificate.Status'],
      // A new id makes a new resource, so CloudFormation deletes the former certificate at the end.
      physicalResourceId: PhysicalResourceId.of(certificateArn),
    },
    onDelete: {
      service: 'acm',
      action: 'deleteCertificate',
      parameters: { CertificateArn: new PhysicalResourceIdReference() },
      // When an operator removes a whole stage, CDK deletes this stack first. The certificate is then still in use.
      ignoreErrorCodesMatching: 'ResourceInUseException|ResourceNotFoundException',
    },
    grant: new PolicyStatement({
      actions: ['acm:DescribeCertificate', 'acm:DeleteCertificate'],
      resources: [Stack.of(scope).formatArn({ service: 'acm', resource: 'certificate/*' })],
      conditions: { StringEquals: { 'aws:ResourceTag/thali:stage': stage } },
    }),
    finding: `AwsSolutions-IAM5[Resource::arn:${partition}:acm:${region}:<AWS::AccountId>:certificate/*]`,
    reason:
      'No template contains the former certificate any more. The tag limits the permission to certificates of this stage.',
  });
}
