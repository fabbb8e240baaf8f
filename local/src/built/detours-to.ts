import { region } from '../engines/aws-client-config.ts';
import type { Detours } from './functions/lambda-environment.ts';

interface Here {
  /** The user pool, whose keys functions fetch without the AWS SDK. */
  aws: string;
  /** Connections, which functions address by the API's own host. */
  connections: string;
  razorpay: string;
  push: string;
  pictures: string;
  siteUrl: string;
}

interface There {
  socketApi: string;
  /** The deployment's own, if it has one. */
  domain: string | undefined;
  buckets: readonly string[];
}

/**
 * What the variables of the template name by its address outside of this machine. All else the functions find
 * through the AWS SDK, which gets the addresses without any variable of the template.
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
