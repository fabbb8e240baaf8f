import { isEmail } from '@thali/shared/auth/email';
import { Annotations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { wholeNumber } from '../context-of.ts';

/** The senders that carriers registered, and the caps on sending costs. */
export interface MessageSettings {
  sms: {
    /** The DLT registrations of sender and text in India. Without all three no SMS goes out. */
    entityId: string | undefined;
    templateId: string | undefined;
    /** The template for changes of an account. Without it only e-mails go out. */
    noticeTemplateId: string | undefined;
    /** The template for an unseen order. Without it no mess gets this SMS. */
    alarmTemplateId: string | undefined;
    /** The template for the link to a counter's order. Without it no guest gets this SMS. */
    orderTemplateId: string | undefined;
    /** A pool (`pool-…`), a number (`phone-…`), or a sender id of India. */
    originationIdentity: string | undefined;
    /** Maximum price of one message, in US dollars. */
    maxPrice: string;
    timeToLive: string;
  };
  /** `Name <address>` or an address. */
  emailFrom: string | undefined;
  /** The support address. If undefined, it is `support@` at the domain. */
  supportEmail: string | undefined;
  mailExchange: MailExchange | undefined;
}

/** The mail server of the domain. Senders try the lowest priority first. */
export interface MailExchange {
  priority: number;
  hostName: string;
}

/** Reads `-c smsEntityId=…` and the other message settings. docs/architecture.md lists them. */
export function readMessageSettings(
  context: (name: string) => string | undefined,
  domain: string | undefined,
): MessageSettings {
  return {
    sms: {
      ...readSender(context),
      noticeTemplateId: context('smsNoticeTemplateId'),
      alarmTemplateId: context('smsAlarmTemplateId'),
      orderTemplateId: context('smsOrderTemplateId'),
      maxPrice: readPrice(context('smsMaxPrice') ?? '0.10'),
      timeToLive: wholeNumber(context, 'smsTimeToLive', '300'),
    },
    emailFrom: readEmailFrom(context('emailFrom')) ?? (domain && `Thali <no-reply@${domain}>`),
    supportEmail: readSupportEmail(context('supportEmail')),
    mailExchange: readMailExchange(context('mailExchange'), domain),
  };
}

/** A price in US dollars above 0. */
const isPrice = /^(?!0*\.?0*$)\d{1,2}(\.\d{1,5})?$/;

/** AWS refuses a price without decimals. */
function readPrice(price: string): string {
  if (isPrice.test(price)) return price.includes('.') ? price : `${price}.00`;
  throw new Error(`The setting smsMaxPrice is not a price: '${price}'`);
}

/** Refuses an incomplete registration, because AWS would send nothing and report no error. */
function readSender(context: (name: string) => string | undefined) {
  const names = ['smsEntityId', 'smsTemplateId', 'smsOrigination'];
  const missingNames = names.filter((name) => context(name) === undefined);
  if (missingNames.length > 0 && missingNames.length < names.length) {
    throw new Error(`Text messages also need ${missingNames.join(' and ')}. Set all three or none`);
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
  throw new Error(`The setting emailFrom is not an e-mail address: '${from}'`);
}

/** Accepts `10 mx.mail.example` or the host alone. */
function readMailExchange(
  value: string | undefined,
  domain: string | undefined,
): MailExchange | undefined {
  if (value === undefined) return undefined;
  const [, priority = '10', hostName] =
    value.match(/^(?:(\d{1,5}) )?([a-z\d-]+(?:\.[a-z\d-]+)+)\.?$/i) ?? [];
  if (!hostName) throw new Error(`The setting mailExchange is not a mail host: '${value}'`);
  if (!domain) throw new Error('The setting mailExchange needs a domain: -c domain=...');
  return { priority: Number(priority), hostName };
}

function readSupportEmail(address: string | undefined): string | undefined {
  if (address === undefined || isEmail(address)) return address;
  throw new Error(`The setting supportEmail is not an e-mail address: '${address}'`);
}

/** Warns at synthesis about e-mail that nobody can send or receive. A trial stage does not need e-mail. */
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
      'No e-mail goes out: the first admin and new vendors get no password. Set emailFrom or a domain',
    );
  }
  if (domain !== undefined && supportEmail === undefined && mailExchange === undefined) {
    warn(
      'no-support-mailbox',
      `Pages and e-mails name support@${domain}, but this deployment sets up no mailbox for it. Set mailExchange, or another supportEmail`,
    );
  }
}
