import { region } from '../engines/aws-client-config.ts';
import type { Detours } from './functions/lambda-environment.ts';

interface Here {
  /** The user pool. Functions fetch its keys without the AWS SDK. */
  aws: string;
  /** The connections API. Functions address it by the host of the API. */
  connections: string;
  razorpay: string;
  push: string;
  pictures: string;
  siteUrl: string;
}

interface There {
  socketApi: string;
  /** The custom domain, if there is one. */
  domain: string | undefined;
  buckets: readonly string[];
}

/**
 * Replaces outside addresses in the template's variables by local ones. The AWS SDK gets its addresses separately.
 */
export function detoursTo(here: Here, { socketApi, domain, buckets }: There): Detours {
  const ofDomain = domain && ([`https://${domain}`, here.siteUrl] as const);
  return [
    [`https://cognito-idp.${region}.amazonaws.com`, here.aws],
    [`https://${socketApi}.execute-api.${region}.amazonaws.com`, here.connections],
    ['https://api.razorpay.com', here.razorpay],
    ['https://fcm.googleapis.com', here.push],
    ...buckets.map(
      (bucket) =>
        [`https://${bucket}.s3.${region}.amazonaws.com`, `${here.pictures}/${bucket}`] as const,
    ),
    ...(ofDomain ? [ofDomain, [domain, 'localhost'] as const] : []),
  ];
}
