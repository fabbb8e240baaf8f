import type { SendTextMessageCommandInput } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { type Operations, ServiceError } from './aws-json.ts';
import type { Outbox } from './outbox.ts';

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
