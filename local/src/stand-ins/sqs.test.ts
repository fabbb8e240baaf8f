import type { Server } from 'node:http';
import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import { awsServer } from './aws-server.ts';
import { openQueues } from './sqs.ts';

let server: Server;
let client: SQSClient;
let QueueUrl: string;
let now = 0;

beforeAll(async () => {
  server = awsServer({
    byTarget: { AmazonSQS: openQueues(() => now).operations },
    byPath: {},
    documents: {},
  });
  const address = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  QueueUrl = `${address}/000000000000/failures`;
  client = new SQSClient(awsClientConfig(address));
});

afterAll(async () => {
  client.destroy();
  await closeServer(server);
});

const receive = async () => (await client.send(new ReceiveMessageCommand({ QueueUrl }))).Messages;

test('hides a received message until its visibility timeout, and never returns a deleted message', async () => {
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'a failed record' }));
  expect(await receive()).toMatchObject([{ Body: 'a failed record' }]);
  expect(await receive()).toEqual([]);

  now += 31_000;
  const again = await receive();
  const ReceiptHandle = again?.[0]?.ReceiptHandle;
  await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  now += 31_000;
  expect(await receive()).toEqual([]);
});

test('refuses a message or a batch above 256 kB, as SQS does', async () => {
  const MessageBody = 'x'.repeat(200 * 1024);
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  const send = (text: string) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody: text }));
  await expect(send(`${MessageBody}${MessageBody}`)).rejects.toThrow('256 kB');
  const Entries = ['a', 'b'].map((Id) => ({ Id, MessageBody }));
  const batch = client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  await expect(batch).rejects.toThrow('256 kB');
});
