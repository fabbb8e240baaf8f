import { existsSync } from 'node:fs';
import { Annotations, Duration, type Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { acknowledgeCopier } from './acknowledge-copier.ts';

/**
 * Copies the built site into its bucket. Checks and tests synthesise without a build: then the site
 * in the bucket stays as it is, with a word about it.
 */
export function deploySite(
  stack: Stack,
  build: string,
  bucket: IBucket,
  distribution: IDistribution,
): void {
  if (!existsSync(build)) {
    Annotations.of(stack).addInfo(`${build} is missing: this deployment leaves the site as it is`);
    return;
  }
  // Hashed names: kept for a year, and old ones stay for pages that are open now.
  const files = new BucketDeployment(stack, 'SiteFiles', {
    sources: [Source.asset(build, { exclude: ['*', '!assets', '!assets/**'] })],
    destinationBucket: bucket,
    prune: false,
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(year), CacheControl.immutable()],
  });
  // Documents come last, so that none names a file that is not there yet.
  const documents = new BucketDeployment(stack, 'SiteDocuments', {
    // The local platform notes what it built in .stamp.
    sources: [Source.asset(build, { exclude: ['assets', '.stamp'] })],
    destinationBucket: bucket,
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=0, must-revalidate')],
    distribution,
    distributionPaths: ['/*'],
  });
  documents.node.addDependency(files);
  acknowledgeCopier(documents, bucket);
}

const year = Duration.days(365);
