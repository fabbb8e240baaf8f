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
 * The log fields of each request at the edge. They leave out the user agent, and the query, cookies and
 * referrer, which may carry a token or a phone. Rule: security-10
 */
export const loggedFields = [
  'timestamp(ms)',
  'c-ip',
  // The port distinguishes customers behind the same carrier address.
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
 * The bucket of the edge log, in the region of the platform. A stage in India keeps its log in India.
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
  acknowledge(bucket, { 'AwsSolutions-S1': 'This bucket is itself the destination of a log.' });
  // `bucket.bucketArn` can't cross regions, because CDK chooses no physical name.
  return (bucket.node.defaultChild as CfnBucket).attrArn;
}

interface EdgeLog {
  stage: string;
  distributionId: string;
  bucketArn: string;
}

/** Delivers the log of CloudFront to the bucket. AWS supports this only in us-east-1. */
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
