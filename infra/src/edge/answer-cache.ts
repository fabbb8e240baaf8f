import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

interface AnswerKey {
  perTenantHost: boolean;
  /** The parameters that make an answer another one. */
  query: 'none' | readonly string[];
}

/** Keeps an answer exactly as long as it says itself: seconds, then while a new one is fetched. */
export function answerCache(scope: Construct, id: string, key: AnswerKey): CachePolicy {
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
