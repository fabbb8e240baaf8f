import type { SendTextMessageCommandInput } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { type Operations, ServiceError } from './aws-json.ts';
import type { Outbox } from './outbox.ts';

/** Stands in for SES v2 outside its sandbox. The sender's domain is verified. */
export function email(outbox: Outbox): Operations {
  return {
    'GET /v2/email/account': async () => ({ ProductionAccessEnabled: true, SendingEnabled: true }),
    'GET /v2/email/identities/thali.example': async () => ({ VerifiedForSendingStatus: true }),
    'POST /v2/email/outbound-emails': async (input: SendEmailCommandInput) => {
      const { Subject, Body } = input.Content?.Simple ?? {};
      const to = input.Destination?.ToAddresses?.join(', ');
      const body = Body?.Text?.Data ?? Body?.Html?.Data;
      if (!to || !Subject?.Data || !body) {
        throw new ServiceError('BadRequestException', 'Missing destination, subject or body.');
      }
      return { MessageId: await outbox.add({ channel: 'email', to, subject: Subject.Data, body }) };
    },
  };
}

/** Stands in for End User Messaging SMS. */
export function sms(outbox: Outbox): Operations {
  return {
    SendTextMessage: async (input: SendTextMessageCommandInput) => {
      const { DestinationPhoneNumber: to, MessageBody: body } = input;
      if (!to || !body || !/^\+[1-9]\d{1,14}$/.test(to)) {
        throw new ServiceError('ValidationException', 'The destination or the text is not valid.');
      }
      const countryParameters = input.DestinationCountryParameters;
      return { MessageId: await outbox.add({ channel: 'sms', to, body, countryParameters }) };
    },
  };
}
