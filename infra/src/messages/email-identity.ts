import type { Stack } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';

/**
 * How e-mail goes out: over TLS, not again to an address that bounced or complained, and counted. Events go into
 * metrics only, since they name the receiver.
 */
export function addConfigurationSet(stack: Stack, stage: string): ConfigurationSet {
  const configurationSetName = `thali-${stage}`;
  const set = new ConfigurationSet(stack, 'EmailSending', {
    configurationSetName,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  set.addEventDestination('Metrics', {
    destination: EventDestination.cloudWatchDimensions([
      {
        source: CloudWatchDimensionSource.MESSAGE_TAG,
        name: 'ses:configuration-set',
        defaultValue: configurationSetName,
      },
    ]),
    events: [
      EmailSendingEvent.SEND,
      EmailSendingEvent.DELIVERY,
      EmailSendingEvent.BOUNCE,
      EmailSendingEvent.COMPLAINT,
      EmailSendingEvent.REJECT,
    ],
  });
  return set;
}

/** Lets the platform send as its own domain; the signing keys stand in the domain's zone. */
export function addEmailIdentity(
  stack: Stack,
  domain: { name: string; hostedZoneId: string },
  configurationSet: ConfigurationSet | undefined,
): EmailIdentity {
  const zone = PublicHostedZone.fromPublicHostedZoneAttributes(stack, 'EmailZone', {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.name,
  });
  return new EmailIdentity(stack, 'EmailIdentity', {
    identity: Identity.publicHostedZone(zone),
    ...(configurationSet && { configurationSet }),
  });
}
