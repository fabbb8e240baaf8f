import { picturePolicy } from '@thali/shared/pictures/picture-headers';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** For what says none itself: a document brings its own, which names its one inline sheet. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The headers that every answer carries, whatever its origin says. */
export function securityHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', { securityHeadersBehavior });
}

/**
 * The same for documents. The edge keeps them for seconds; browsers must ask it each time, since some
 * would show what they kept themselves while they ask.
 */
export function documentHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'DocumentHeaders', {
    securityHeadersBehavior,
    customHeadersBehavior: {
      customHeaders: [{ header: 'cache-control', value: 'no-cache', override: true }],
    },
  });
}

/** For pictures: nothing runs in what a mess uploaded, even where a file is opened by itself. */
export function pictureHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'PictureHeaders', {
    securityHeadersBehavior: {
      ...securityHeadersBehavior,
      contentSecurityPolicy: { contentSecurityPolicy: picturePolicy, override: true },
    },
  });
}

const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
  contentSecurityPolicy: { contentSecurityPolicy, override: false },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    override: true,
  },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: {
    referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
    override: true,
  },
};
