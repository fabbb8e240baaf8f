import { picturePolicy } from '@thali/shared/pictures/picture-headers';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** The policy for responses that set none. A document sets a policy with the hash of its inline style sheet. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The security headers of every response. */
export function securityHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', { securityHeadersBehavior });
}

/**
 * The headers of documents. The edge caches documents for seconds, but browsers must revalidate each time, because
 * some browsers would otherwise show an older copy.
 */
export function documentHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'DocumentHeaders', {
    securityHeadersBehavior,
    customHeadersBehavior: {
      customHeaders: [{ header: 'cache-control', value: 'no-cache', override: true }],
    },
  });
}

/** The headers of pictures. No script runs in an uploaded file, even if a visitor opens the file directly. */
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
