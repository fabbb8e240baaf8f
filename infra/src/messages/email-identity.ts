import type { Stack } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';

/** Lets the platform send as its own domain; the signing keys stand in the domain's zone. */
export function addEmailIdentity(
  stack: Stack,
  domain: { name: string; hostedZoneId: string },
): EmailIdentity {
  const zone = PublicHostedZone.fromPublicHostedZoneAttributes(stack, 'EmailZone', {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.name,
  });
  return new EmailIdentity(stack, 'EmailIdentity', { identity: Identity.publicHostedZone(zone) });
}
