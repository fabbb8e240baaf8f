import { join } from 'node:path';
import { Duration, type Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { RouteFunction } from '../functions/route-function.ts';
import { acknowledgeCopier } from './acknowledge-copier.ts';

/**
 * Copies the built site's files into its bucket. Their names carry a hash: they are kept for a year, and
 * old ones stay for pages that are open now. The documents that name them come after.
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
