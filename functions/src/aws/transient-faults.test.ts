import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { busy, requestHandler, translateTransientFaults } from './transient-faults.ts';

let server: Server;
let endpoint: string;
/** Sets the service's answer to the next call. */
let answer: (respond: (status: number, type: string) => void) => void;

beforeAll(async () => {
  server = createServer((_request, response) =>
    answer((status, type) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: type }));
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Makes a call with the platform's client settings, but a shorter time limit. */
function callService(requestTimeout = 100): Promise<unknown> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 2,
    requestHandler: { ...requestHandler, requestTimeout },
  });
  translateTransientFaults(client);
  return client
    .send(new ListTablesCommand({}))
    .catch((error: unknown) => error)
    .finally(() => client.destroy());
}

it('stops waiting for a service that never answers', async () => {
  answer = () => undefined;
  expect(await callService()).toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 1 });
});

it.each([
  [400, 'ThrottlingException'],
  [400, 'ProvisionedThroughputExceededException'],
  [429, 'SomethingNew'],
  [500, 'InternalServerError'],
  [503, 'SomethingElse'],
])('answers busy after the status %i with the error %s', async (status, type) => {
  answer = (respond) => respond(status, type);
  expect(await callService(2000)).toMatchObject({ code: 'SERVICE_BUSY' });
});

it('answers busy if no service listens', async () => {
  const reachable = endpoint;
  endpoint = 'http://127.0.0.1:9';
  expect(await callService()).toMatchObject({ code: 'SERVICE_BUSY' });
  endpoint = reachable;
});

it('does not hide a programming error', async () => {
  answer = (respond) => respond(400, 'ValidationException');
  expect(await callService(2000)).toMatchObject({ name: 'ValidationException' });
  expect(busy(new Error('why'))).toBeInstanceOf(AppError);
});
