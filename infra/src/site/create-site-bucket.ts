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

/** Any of this account: naming the one would make a bucket's stack depend on the stack that depends on it. */
export const ownDistributions = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`;

/** The built site. */
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
      // Listing makes a missing file an honest 404; no address of the site reaches the list itself.
      actions: ['s3:GetObject', 's3:ListBucket'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { ArnLike: { 'aws:SourceArn': ownDistributions } },
    }),
  );
  acknowledge(bucket, {
    'AwsSolutions-S1': 'Holds the public build of the site only, read through CloudFront.',
  });
  // Under exactOptionalPropertyTypes CDK's class does not fit its own interface.
  return bucket as IBucket;
}
