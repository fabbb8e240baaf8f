import type { Server } from 'node:http';
import {
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../data-folder/temporary-folder.ts';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import { createPrinter } from '../printer.ts';
import { awsServer } from './aws-server.ts';
import { email, sms } from './messages.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { openSecrets, secretsManager } from './secrets.ts';

const folder = temporaryFolder(afterAll);
let server: Server;
let outbox: Outbox;
let config: ReturnType<typeof awsClientConfig>;

beforeAll(async () => {
  outbox = await openOutbox(folder, createPrinter({ quiet: true }));
  server = awsServer({
    byTarget: {
      PinpointSMSVoiceV2: sms(outbox),
      secretsmanager: secretsManager(await openSecrets(folder)),
    },
    byPath: email(outbox),
    documents: {},
  });
  config = awsClientConfig(`http://127.0.0.1:${await listenOnLoopback(server)}`);
});

afterAll(() => closeServer(server));

test('the outbox lists an SMS and an e-mail, newest first, also after a restart', async () => {
  await new PinpointSMSVoiceV2Client(config).send(
    new SendTextMessageCommand({
      DestinationPhoneNumber: '+919000000001',
      MessageBody: '123456 is your code',
      DestinationCountryParameters: { IN_ENTITY_ID: 'entity', IN_TEMPLATE_ID: 'template' },
    }),
  );
  await new SESv2Client(config).send(
    new SendEmailCommand({
      FromEmailAddress: 'hello@mess.example',
      Destination: { ToAddresses: ['asha@mess.example'] },
      Content: { Simple: { Subject: { Data: 'Welcome' }, Body: { Text: { Data: 'Namaste' } } } },
    }),
  );
  const expected = [
    { channel: 'email', to: 'asha@mess.example', subject: 'Welcome', body: 'Namaste' },
    {
      channel: 'sms',
      to: '+919000000001',
      body: '123456 is your code',
      countryParameters: { IN_ENTITY_ID: 'entity', IN_TEMPLATE_ID: 'template' },
    },
  ];
  expect(outbox.newest()).toMatchObject(expected);
  const reopened = await openOutbox(folder, createPrinter({ quiet: true }));
  expect(reopened.newest()).toMatchObject(expected);
});

test('keeps a secret, and refuses an unknown secret', async () => {
  const client = new SecretsManagerClient(config);
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: 'thali/order' }),
  );
  expect(SecretString?.length).toBeGreaterThan(40);
  expect((await openSecrets(folder))['thali/order']).toBe(SecretString);
  await expect(
    client.send(new GetSecretValueCommand({ SecretId: 'thali/none' })),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
