import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  type IOrigin,
  OriginRequestPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { cachedCalls } from './cached-calls.ts';
import { pictureHeaders } from './security-headers.ts';

export function assetsBehavior(scope: Construct, bucket: IBucket): BehaviorOptions {
  return filesOf(bucket, new S3OriginAccessControl(scope, 'SiteAccess'));
}

/** Photos and logos: the objects below `pictures` in their bucket, cached as their own headers say. */
export function picturesBehavior(scope: Construct, bucket: IBucket): BehaviorOptions {
  return {
    ...filesOf(bucket, new S3OriginAccessControl(scope, 'PictureAccess')),
    // Picture files are compressed already.
    compress: false,
    responseHeadersPolicy: pictureHeaders(scope),
  };
}

function filesOf(bucket: IBucket, access: S3OriginAccessControl): BehaviorOptions {
  return {
    // The bucket's stack contains the bucket policy. The default OAC origin would write the policy from this stack.
    origin: S3BucketOrigin.withBucketDefaults(bucket, {
      originAccessControlId: access.originAccessControlId,
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  };
}

interface Gateway {
  /** The HTTP API or the WebSocket API. */
  origin: IOrigin;
  /** Adds the viewer's address and host to each request. */
  viewer: FunctionAssociation;
}

/**
 * Every HTML document. The cache key is host, path and language only. Nothing else reaches the function, so one
 * visitor can't change the page of the next visitor.
 */
export function documentsBehavior(scope: Construct, { origin, viewer }: Gateway): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: answerCache(scope, 'DocumentCache', {
      headers: ['x-tenant-host', 'x-language'],
      query: 'none',
    }),
    functionAssociations: [viewer],
  };
}

/**
 * The API calls of every first visit, by path. All hosts share one copy. The key has only the query parameters of
 * the contract, so that made-up parameters do not bypass the cache.
 */
export function cachedCallBehaviors(
  scope: Construct,
  { origin }: Gateway,
): Record<string, BehaviorOptions> {
  const behaviors = cachedCalls().map(({ name, pattern, query }) => [
    pattern,
    {
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: answerCache(scope, `${name}Cache`, { headers: [], query }),
    },
  ]);
  return Object.fromEntries(behaviors);
}

/**
 * The API and the live link, without a cache. With a cache, two callers with the same key would share a response.
 * Rule: security-9
 */
export function uncachedBehavior({ origin, viewer }: Gateway): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [viewer],
  };
}

interface AnswerKey {
  headers: readonly string[];
  /** The query parameters of the cache key. */
  query: 'none' | readonly string[];
}

/** Caches each response as long as its own Cache-Control header says, including stale-while-revalidate. */
function answerCache(scope: Construct, id: string, key: AnswerKey): CachePolicy {
  return new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: queryOf(key.query),
    // The Host header can't be part of the key: CloudFront would forward it, and the gateway refuses a foreign Host.
    headerBehavior:
      key.headers.length > 0
        ? CacheHeaderBehavior.allowList(...key.headers)
        : CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

function queryOf(query: AnswerKey['query']): CacheQueryStringBehavior {
  if (query === 'none' || query.length === 0) return CacheQueryStringBehavior.none();
  return CacheQueryStringBehavior.allowList(...query);
}
