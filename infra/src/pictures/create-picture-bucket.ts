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

/** As long as the table can be taken back to a moment before: its rows find their pictures again. */
const keptDays = 35;

/**
 * Photos of dishes and logos. Browsers post to `incoming`, which the edge may not read and which is emptied after a day;
 * a function copies what it has looked at to `pictures`.
 * @param domain  whose pages may post; without one CloudFront's own name is not known yet, and the signed form is what counts
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
        noncurrentVersionExpiration: Duration.days(keptDays),
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
      'Who uploads what is in the log of the calls that sign the forms; what is shown is public, and in the log of the edge.',
  });
  // Under exactOptionalPropertyTypes CDK's class does not fit its own interface.
  return bucket as IBucket;
}
