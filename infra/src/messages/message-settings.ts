import { isEmail } from '@thali/shared/auth/email';
import { Annotations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { wholeNumber } from '../context-of.ts';

/** How codes are sent: what carriers registered, and the caps on what sending may cost. */
export interface MessageSettings {
  sms: {
    /** Sender's and text's registration on India's DLT; without all three nothing is sent. */
    entityId: string | undefined;
    templateId: string | undefined;
    /** Of the text about a changed account; without it only e-mails do. */
    noticeTemplateId: string | undefined;
    /** Of the text about an order that nobody has seen; without it no mess can have one. */
    alarmTemplateId: string | undefined;
    /** A pool (`pool-…`), a number (`phone-…`), or a sender id of India. */
    originationIdentity: string | undefined;
    /** US dollars for one message. */
    maxPrice: string;
    timeToLive: string;
  };
  /** `Name <address>` or an address. */
  emailFrom: string | undefined;
  /** Where people write to the operator; undefined: `support@` the domain. */
  supportEmail: string | undefined;
  mailExchange: MailExchange | undefined;
}

/** Who takes the post of the domain; the lowest priority is asked first. */
export interface MailExchange {
  priority: number;
  hostName: string;
}

/** From `-c smsEntityId=…` and so on; the names are listed in docs/architecture.md. */
export function readMessageSettings(
  context: (name: string) => string | undefined,
  domain: string | undefined,
): MessageSettings {
  return {
    sms: {
      ...readSender(context),
      noticeTemplateId: context('smsNoticeTemplateId'),
      alarmTemplateId: context('smsAlarmTemplateId'),
      maxPrice: readPrice(context('smsMaxPrice') ?? '0.10'),
      timeToLive: wholeNumber(context, 'smsTimeToLive', '300'),
    },
    emailFrom: readEmailFrom(context('emailFrom')) ?? (domain && `Thali <no-reply@${domain}>`),
    supportEmail: readSupportEmail(context('supportEmail')),
    mailExchange: readMailExchange(context('mailExchange'), domain),
  };
}

/** US dollars above 0, as AWS takes them. */
const isPrice = /^(?!0*\.?0*$)\d{1,2}(\.\d{1,5})?$/;

function readPrice(price: string): string {
  if (isPrice.test(price)) return price;
  throw new Error(`The setting smsMaxPrice is no price: '${price}'`);
}

/** A part of a registration sends nothing, and nobody would know why. */
function readSender(context: (name: string) => string | undefined) {
  const names = ['smsEntityId', 'smsTemplateId', 'smsOrigination'];
  const missing = names.filter((name) => context(name) === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new Error(`Text messages need ${missing.join(' and ')} too, or none of the three`);
  }
  return {
    entityId: context('smsEntityId'),
    templateId: context('smsTemplateId'),
    originationIdentity: context('smsOrigination'),
  };
}

function readEmailFrom(from: string | undefined): string | undefined {
  const address = from?.match(/^[^<>]*<([^<>]+)>$/)?.[1] ?? from;
  if (address === undefined || isEmail(address)) return from;
  throw new Error(`The setting emailFrom is no e-mail address: '${from}'`);
}

/** As `10 mx.mail.example`, or the host alone. */
function readMailExchange(
  given: string | undefined,
  domain: string | undefined,
): MailExchange | undefined {
  if (given === undefined) return undefined;
  const [, priority = '10', hostName] =
    given.match(/^(?:(\d{1,5}) )?([a-z\d-]+(?:\.[a-z\d-]+)+)\.?$/i) ?? [];
  if (!hostName) throw new Error(`The setting mailExchange is no mail host: '${given}'`);
  if (!domain) throw new Error('The setting mailExchange needs a domain whose post it takes');
  return { priority: Number(priority), hostName };
}

function readSupportEmail(address: string | undefined): string | undefined {
  if (address === undefined || isEmail(address)) return address;
  throw new Error(`The setting supportEmail is no e-mail address: '${address}'`);
}

/** Says what nobody will be able to send or to receive; a stage for a look around may do without. */
export function warnOfMissingMail(
  scope: Construct,
  { emailFrom, supportEmail, mailExchange }: MessageSettings,
  domain: string | undefined,
): void {
  const warn = (id: string, text: string) =>
    Annotations.of(scope).addWarningV2(`thali:${id}`, text);
  if (emailFrom === undefined) {
    warn(
      'no-email-sender',
      'No e-mail goes out: the first admin and new vendors get no password. Name a sender: emailFrom, or a domain',
    );
  }
  if (domain !== undefined && supportEmail === undefined && mailExchange === undefined) {
    warn(
      'no-support-mailbox',
      `Pages and e-mails name support@${domain}, whose post nobody takes by this deployment. Name who does: mailExchange, or another supportEmail`,
    );
  }
}
