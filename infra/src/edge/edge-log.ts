import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * What is written of each request at the edge: who asked from where for which page, and what came of it. Not the query,
 * the cookies and the page before, which may carry a token or a phone, nor the browser's name. Rule: security-10
 */
export const loggedFields = [
  'timestamp(ms)',
  'c-ip',
  // Behind a carrier's address the port tells its customers apart.
  'c-port',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-location',
  'x-edge-result-type',
  'x-edge-request-id',
];

/**
 * Where the edge's log is kept, in the platform's own region: for a stage in India, in India.
 * @returns the bucket's ARN
 */
export function createEdgeLogBucket(scope: Construct, logDays: number): string {
  const bucket = new Bucket(scope, 'EdgeLog', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    lifecycleRules: [{ expiration: Duration.days(logDays) }],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${Aws.ACCOUNT_ID}/*`)],
      conditions: {
        StringEquals: {
          's3:x-amz-acl': 'bucket-owner-full-control',
          'aws:SourceAccount': Aws.ACCOUNT_ID,
        },
        ArnLike: {
          'aws:SourceArn': `arn:${Aws.PARTITION}:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:*`,
        },
      },
    }),
  );
  acknowledge(bucket, { 'AwsSolutions-S1': 'It holds a log itself.' });
  // The bucket's own can't be told to another region, since CDK chooses no name for it.
  return (bucket.node.defaultChild as CfnBucket).attrArn;
}

interface EdgeLog {
  stage: string;
  distributionId: string;
  bucketArn: string;
}

/** Has CloudFront write there. AWS takes this in us-east-1 only. */
export function deliverEdgeLog(
  scope: Construct,
  { stage, distributionId, bucketArn }: EdgeLog,
): void {
  const name = `thali-${stage}-edge`;
  const source = new CfnDeliverySource(scope, 'EdgeLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: Stack.of(scope).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: distributionId,
    }),
  });
  const destination = new CfnDeliveryDestination(scope, 'EdgeLogDestination', {
    name,
    destinationResourceArn: bucketArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'EdgeLogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: loggedFields,
  });
  delivery.addResourceDependency(source);
}
