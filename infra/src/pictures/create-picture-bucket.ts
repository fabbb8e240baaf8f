import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { acknowledge } from '../acknowledge.ts';
import { ownDistributions } from '../site/create-site-bucket.ts';

/** As long as point-in-time recovery, so that restored rows still find their pictures. */
const recoveryDays = 35;

/**
 * Photos of dishes and logos. Browsers upload to `incoming`, which the edge can't read and which is emptied after a
 * day. A function copies checked files to `pictures`.
 * @param domain the allowed origin of uploads. Without a domain any origin may upload, and only the signed form
 * protects the bucket.
 */
export function createPictureBucket(stack: Stack, domain: string | undefined): IBucket {
  const bucket = new Bucket(stack, 'PictureBucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    cors: [
      {
        allowedMethods: [HttpMethods.POST],
        allowedOrigins: domain ? [`https://${domain}`, `https://*.${domain}`] : ['*'],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      {
        prefix: 'incoming/',
        expiration: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(1),
      },
      {
        prefix: 'pictures/',
        noncurrentVersionExpiration: Duration.days(recoveryDays),
        expiredObjectDeleteMarker: true,
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('pictures/*')],
      conditions: { ArnLike: { 'aws:SourceArn': ownDistributions } },
    }),
  );
  acknowledge(bucket, {
    'AwsSolutions-S1':
      'Our API logs the calls that sign upload forms, and the edge logs the downloads, which are public.',
  });
  // Under exactOptionalPropertyTypes CDK's class does not match its own interface.
  return bucket as IBucket;
}
