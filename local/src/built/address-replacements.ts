import { region } from '../engines/aws-client-config.ts';
import type { Replacements } from './functions/lambda-environment.ts';

interface LocalAddresses {
  /** The user pool. Functions fetch its keys without the AWS SDK. */
  aws: string;
  /** The connections API. Functions address it by the host of the API. */
  connections: string;
  razorpay: string;
  push: string;
  pictures: string;
  siteUrl: string;
}

interface DeployedNames {
  socketApi: string;
  /** The custom domain, if there is one. */
  domain: string | undefined;
  buckets: readonly string[];
}

/**
 * The replacements for outside addresses in the template's variables. The AWS SDK gets its endpoint separately.
 */
export function addressReplacements(
  local: LocalAddresses,
  { socketApi, domain, buckets }: DeployedNames,
): Replacements {
  const ofDomain = domain && ([`https://${domain}`, local.siteUrl] as const);
  return [
    [`https://cognito-idp.${region}.amazonaws.com`, local.aws],
    [`https://${socketApi}.execute-api.${region}.amazonaws.com`, local.connections],
    ['https://api.razorpay.com', local.razorpay],
    ['https://fcm.googleapis.com', local.push],
    ...buckets.map(
      (bucket) =>
        [`https://${bucket}.s3.${region}.amazonaws.com`, `${local.pictures}/${bucket}`] as const,
    ),
    ...(ofDomain ? [ofDomain, [domain, 'localhost'] as const] : []),
  ];
}
