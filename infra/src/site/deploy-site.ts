import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { acknowledge, nameAcrossStacks } from '../acknowledge.ts';
import type { RouteFunction } from '../functions/route-function.ts';

/**
 * Copies the built files into the site's bucket. Their names contain a hash, so browsers cache them for a year. Old
 * files stay, because open pages use them. The documents, which link to the files, are deployed afterwards.
 */
export function deploySite(
  stack: Stack,
  build: string,
  bucket: IBucket,
  documents: RouteFunction,
): void {
  const files = new BucketDeployment(stack, 'SiteFiles', {
    sources: [Source.asset(join(build, 'assets'))],
    destinationBucket: bucket,
    destinationKeyPrefix: 'assets',
    prune: false,
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  });
  documents.lambda.node.addDependency(files);
  acknowledgeCopier(files, bucket);
}

/** Acknowledges findings on CDK's copy function. CDK chooses its permissions. */
function acknowledgeCopier(deployment: BucketDeployment, bucket: IBucket): void {
  const copier = deployment.handlerRole.node.scope;
  if (!copier) throw new Error("CDK's copy function was not found");
  const { partition, region } = Stack.of(copier);
  const assets = `arn:${partition}:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}`;
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'];
  const findings = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...actions.map((action) => `AwsSolutions-IAM5[Action::s3:${action}]`),
    `AwsSolutions-IAM5[Resource::${assets}/*]`,
    `AwsSolutions-IAM5[Resource::${nameAcrossStacks(bucket, bucket.bucketArn)}/*]`,
  ];
  const reason =
    "CDK's copy function writes this bucket and reads CDK's assets during a deployment. CDK chooses its runtime and grants.";
  acknowledge(copier, Object.fromEntries(findings.map((finding) => [finding, reason])));
}
