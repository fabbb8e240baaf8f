import type { Stack } from 'aws-cdk-lib';
import { MxRecord, PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
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
import type { MailExchange } from './message-settings.ts';

/**
 * The rules for sending e-mail: over TLS, not again to addresses that bounced or complained, and with metrics.
 * Events go only into metrics, because an event names the receiver.
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

interface DomainMail {
  domain: { name: string; hostedZoneId: string };
  configurationSet: ConfigurationSet | undefined;
  /** The mail server of the domain, mainly for `support@`. */
  mailExchange: MailExchange | undefined;
}

/**
 * Lets the platform send e-mail from its own domain, with signing keys in the zone. Receivers treat unsigned e-mail
 * from the domain as spam.
 */
export function addDomainMail(
  stack: Stack,
  { domain, configurationSet, mailExchange }: DomainMail,
): void {
  const zone = PublicHostedZone.fromPublicHostedZoneAttributes(stack, 'EmailZone', {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.name,
  });
  new EmailIdentity(stack, 'EmailIdentity', {
    identity: Identity.publicHostedZone(zone),
    ...(configurationSet && { configurationSet }),
  });
  new TxtRecord(stack, 'Dmarc', {
    zone,
    recordName: '_dmarc',
    values: ['v=DMARC1; p=quarantine'],
  });
  if (mailExchange) new MxRecord(stack, 'MailExchange', { zone, values: [mailExchange] });
}
