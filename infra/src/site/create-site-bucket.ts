import { Aws, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { acknowledge } from '../acknowledge.ts';

/** All distributions of the account. The ARN of a single distribution would make the stacks depend on each other. */
export const ownDistributions = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`;

export function createSiteBucket(stack: Stack): IBucket {
  const bucket = new Bucket(stack, 'SiteBucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      // With ListBucket, a missing file gives a 404 instead of a 403. No path of the site returns the list.
      actions: ['s3:GetObject', 's3:ListBucket'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { ArnLike: { 'aws:SourceArn': ownDistributions } },
    }),
  );
  acknowledge(bucket, {
    'AwsSolutions-S1': 'Holds the public build of the site only, read through CloudFront.',
  });
  // Under exactOptionalPropertyTypes CDK's class does not match its own interface.
  return bucket as IBucket;
}
