import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { viewerRequest } from './edge-function.ts';

/** The site's files and, for every other address, one of its documents. */
export function siteBehavior(scope: Construct, bucket: IBucket): BehaviorOptions {
  const access = new S3OriginAccessControl(scope, 'SiteAccess');
  return {
    // The bucket's stack wrote its policy already; the OAC origin would write it from here.
    origin: S3BucketOrigin.withBucketDefaults(bucket, {
      originAccessControlId: access.originAccessControlId,
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [viewerRequest(scope, 'site-document')],
  };
}

/**
 * The API: kept at the edge exactly as long as an answer itself says, apart for each address, query
 * and tenant. The token is no part of that, so only answers that are the same for everyone may say so.
 */
export function apiBehavior(scope: Construct, host: string): BehaviorOptions {
  return {
    origin: new HttpOrigin(host),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: new CachePolicy(scope, 'ApiCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      // Never the Host: a header of the cache key reaches the gateway, which refuses a foreign one.
      headerBehavior: CacheHeaderBehavior.allowList('x-tenant-host'),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [viewerRequest(scope, 'viewer-headers')],
  };
}

/** The live link; nothing of it is ever kept. */
export function socketBehavior(host: string): BehaviorOptions {
  return {
    origin: new HttpOrigin(host),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
}
