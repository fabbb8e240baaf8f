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

/** The site's hashed files. */
export function assetsBehavior(scope: Construct, bucket: IBucket): BehaviorOptions {
  return filesOf(bucket, new S3OriginAccessControl(scope, 'SiteAccess'));
}

/** Photos and logos: what is in their bucket below `pictures`, kept for as long as it says itself. */
export function picturesBehavior(scope: Construct, bucket: IBucket): BehaviorOptions {
  return {
    ...filesOf(bucket, new S3OriginAccessControl(scope, 'PictureAccess')),
    // They are packed already.
    compress: false,
    responseHeadersPolicy: pictureHeaders(scope),
  };
}

function filesOf(bucket: IBucket, access: S3OriginAccessControl): BehaviorOptions {
  return {
    // The bucket's stack wrote its policy already; the OAC origin would write it from here.
    origin: S3BucketOrigin.withBucketDefaults(bucket, {
      originAccessControlId: access.originAccessControlId,
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  };
}

interface Gateway {
  /** The HTTP API, or that of the live link. */
  origin: IOrigin;
  /** Tells it who asks for which host. */
  viewer: FunctionAssociation;
}

/**
 * Every HTML document, kept apart by host and path and nothing else. What is no part of the key does
 * not reach the function either, so that no visitor can dress the page of the next one.
 */
export function documentsBehavior(scope: Construct, { origin, viewer }: Gateway): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: answerCache(scope, 'DocumentCache', { perTenantHost: true, query: 'none' }),
    functionAssociations: [viewer],
  };
}

/**
 * The calls of every first visit, by path: one copy for all hosts, and of the query only what the
 * contract knows, so that nobody can ask past the cache by making something up.
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
      cachePolicy: answerCache(scope, `${name}Cache`, { perTenantHost: false, query }),
    },
  ]);
  return Object.fromEntries(behaviors);
}

/**
 * The API and the live link, of which nothing is kept: the edge would tell callers apart by the key of its cache alone,
 * and even have one wait for the answer of another. Rule: security-9
 */
export function passedOn({ origin, viewer }: Gateway): BehaviorOptions {
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
  perTenantHost: boolean;
  /** The parameters that make an answer another one. */
  query: 'none' | readonly string[];
}

/** Keeps an answer exactly as long as it says itself: seconds, then while a new one is fetched. */
function answerCache(scope: Construct, id: string, key: AnswerKey): CachePolicy {
  return new CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: queryOf(key.query),
    // Never the Host: a header of the cache key reaches the gateway, which refuses a foreign one.
    headerBehavior: key.perTenantHost
      ? CacheHeaderBehavior.allowList('x-tenant-host')
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
