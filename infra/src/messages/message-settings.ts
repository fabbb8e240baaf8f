import { isEmail } from '@thali/shared/auth/email';

/** How codes are sent: what carriers registered, and the caps on what sending may cost. */
export interface MessageSettings {
  sms: {
    /** Sender's and text's registration on India's DLT; without all three nothing is sent. */
    entityId: string | undefined;
    templateId: string | undefined;
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
  otp: { perAddressHour: string; perPhoneDay: string; perDay: string };
}

/** From `-c smsEntityId=…` and so on; the names are listed in docs/architecture.md. */
export function readMessageSettings(
  context: (name: string) => string | undefined,
  domain: string | undefined,
): MessageSettings {
  const number = (name: string, standard: string) => {
    const value = context(name) ?? standard;
    if (!(Number(value) > 0))
      throw new Error(`The setting ${name} is no number above 0: '${value}'`);
    return value;
  };
  return {
    sms: {
      entityId: context('smsEntityId'),
      templateId: context('smsTemplateId'),
      originationIdentity: context('smsOrigination'),
      maxPrice: number('smsMaxPrice', '0.10'),
      timeToLive: number('smsTimeToLive', '300'),
    },
    emailFrom: context('emailFrom') ?? (domain && `Thali <no-reply@${domain}>`),
    supportEmail: readSupportEmail(context('supportEmail')),
    otp: {
      perAddressHour: number('otpPerAddressHour', '300'),
      perPhoneDay: number('otpPerPhoneDay', '10'),
      perDay: number('otpPerDay', '20000'),
    },
  };
}

function readSupportEmail(address: string | undefined): string | undefined {
  if (address === undefined || isEmail(address)) return address;
  throw new Error(`The setting supportEmail is no e-mail address: '${address}'`);
}
