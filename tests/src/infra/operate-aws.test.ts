import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  queueConsumers,
  scheduledJobs,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';
import { runOperate } from '@thali/infra/operate-cli/run-operate';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { readBody } from '@thali/local/gateway/read-body';
import { answerAwsJson } from '@thali/local/stand-ins/aws-json';
import { openQueues } from '@thali/local/stand-ins/sqs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lambdasOf } from './function-resources.ts';
import { ofType, synthesize } from './synthesize.ts';

const platform = synthesize();
const lambdas = lambdasOf(platform);
const resources = Object.entries(platform.stateless).map(
  ([id, { Type }]) => [id, Type] as [string, string],
);
const jobs: readonly ScheduledJob[] = scheduledJobs;

type Answer = Parameters<typeof openAccount>[2];
let answer: Answer;
let account: Awaited<ReturnType<typeof openAccount>>;
beforeEach(async () => {
  answer = () => ({ result: { done: true } });
  account = await openAccount('Thali-dev-Stateless', resources, (call) => answer(call));
});
afterEach(() => account.close());

async function operate(...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = await runOperate([...args, '--stage', 'dev'], {
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
}

/** Valid arguments of each command. */
const validArguments: Record<string, string[]> = {
  'create-admin': ['--email', 'Asha@mess.example', '--name', 'Asha'],
  'set-vendor-status': ['--vendor', 'AAAAAAAAAA', '--status', 'active', '--reason', 'Clean now'],
  'resend-credentials': ['--email', 'asha@mess.example'],
  'export-customer': ['--phone', '98123 45678'],
  'erase-customer': ['--phone', '+919812345678', '--yes'],
  'rebuild-projections': ['--vendor', 'AAAAAAAAAA'],
};

it.each(jobs.map(({ name, fn }) => [name, fn] as const))(
  '%s calls the function %s of the stack',
  async (name, fn) => {
    const { code, printed, errors } = await operate(name, ...(validArguments[name] ?? []));
    expect([code, errors]).toEqual([0, '']);
    expect(JSON.parse(printed)).toEqual({ done: true });
    expect(account.invocations).toMatchObject([
      { functionName: `name-of-${lambdas.get(fn)?.id}`, event: { job: name } },
    ]);
  },
);

it('passes the arguments with the names of the contract', async () => {
  await operate('erase-customer', ...(validArguments['erase-customer'] ?? []));
  await operate('rebuild-projections', ...(validArguments['rebuild-projections'] ?? []));
  expect(account.invocations.map(({ event }) => event)).toEqual([
    { job: 'erase-customer', phone: '+919812345678' },
    { job: 'rebuild-projections', vendorId: 'AAAAAAAAAA' },
  ]);
});

it.each([
  [{ result: { refused: { code: 'FORBIDDEN', message: 'Not this one.' } } }, 'Not this one.'],
  [
    { error: { errorType: 'Error', errorMessage: '2 entries do not add up' } },
    'The job failed: 2 entr',
  ],
])('prints the failure of the job: %o', async (failure, message) => {
  answer = () => failure;
  const { code, printed, errors } = await operate('recount-wallets');
  expect([code, printed]).toEqual([1, '']);
  expect(errors).toMatch(message);
});

describe('failures', () => {
  const batch = { DDBStreamBatchInfo: { shardId: 'shardId-1', startSequenceNumber: '1' } };
  const queueOf = (name: string) => {
    const [id] =
      ofType(platform.stateless, 'AWS::SQS::Queue').find(([id]) => id.includes(name)) ?? [];
    if (!id) throw new Error(`No queue for ${name}`);
    return id;
  };
  const sendMessages = async (name: string, messages: object[]) => {
    const id = queueOf(name.replaceAll('-', ''));
    for (const message of messages) await account.queue(id, message);
  };
  const replay = async (queue: string) => {
    const { code, printed, errors } = await operate('replay-failures', '--queue', queue);
    expect([code, errors]).toEqual([0, '']);
    return JSON.parse(printed) as Record<string, unknown>;
  };

  it('of each consumer and each scheduled function have a queue', async () => {
    const scheduled = jobs.filter(({ expression }) => expression).map(({ fn }) => fn);
    const consumers = [...streamConsumers, ...queueConsumers].map(({ fn }) => fn);
    for (const name of new Set([...consumers, ...scheduled])) {
      expect(await replay(name)).toEqual({ found: 0, jobs: [], resolved: 0, unresolved: [] });
    }
    for (const name of ['nothing', 'recount-wallets']) {
      expect((await operate('replay-failures', '--queue', name)).errors).toMatch(
        `There is no queue '${name}', only broadcast, project-orders, expire-orders`,
      );
    }
  }, 60_000);

  it('of the projections lead to one rebuild, and leave the queue', async () => {
    await sendMessages('project-orders', [batch, batch]);
    expect(await replay('project-orders')).toEqual({
      found: 2,
      jobs: ['rebuild-projections {}'],
      resolved: 2,
      unresolved: [],
    });
    expect(account.invocations).toHaveLength(1);
    expect(await replay('project-orders')).toMatchObject({ found: 0 });
  });

  it.each(['broadcast', 'raise-alarms'])(
    'of %s ring again for the orders that still wait',
    async (queue) => {
      await sendMessages(queue, [batch]);
      expect(await replay(queue)).toMatchObject({ jobs: ['ring-waiting-orders {}'], resolved: 1 });
      expect(account.invocations).toHaveLength(1);
    },
  );

  it('of a job run again, from both message formats', async () => {
    const input = { job: 'retrain-forecasts', part: 3, parts: 8 };
    await sendMessages('retrain-forecasts', [{ requestPayload: input, requestContext: {} }, input]);
    expect(await replay('retrain-forecasts')).toMatchObject({
      found: 2,
      jobs: ['retrain-forecasts {"part":3,"parts":8}'],
      resolved: 2,
    });
    expect(account.invocations.map(({ event }) => event)).toEqual([input]);
  });

  it('stay in the queue if they fail again or name an unknown job', async () => {
    answer = () => ({ error: { errorMessage: 'no' } });
    await sendMessages('expire-orders', [{ job: 'expire-orders' }, { job: 'unheard-of' }]);
    const { found, resolved, unresolved } = await replay('expire-orders');
    expect([found, resolved]).toEqual([2, 0]);
    expect(unresolved).toEqual([
      '{"kind":"run","job":"expire-orders","input":{}}',
      expect.stringContaining('unheard-of'),
    ]);
  });
});

interface Invocation {
  functionName: string;
  event: unknown;
}

interface Account {
  url: string;
  invocations: Invocation[];
  /** Puts a message into a queue. */
  queue(logicalId: string, body: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for an AWS account: a stack of these resources, its queues and its functions.
 * @param answerOf  the result of a function call; `error` stands for a thrown error
 */
async function openAccount(
  stackName: string,
  resources: readonly [logicalId: string, type: string][],
  answerOf: (call: Invocation) => { result?: unknown; error?: unknown },
): Promise<Account> {
  const invocations: Invocation[] = [];
  const sqs = openQueues().operations;
  const server = createServer((request, response) => void respond(request, response));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const physicalId = (id: string, type: string) =>
    type === 'AWS::SQS::Queue' ? `${url}/queues/${id}` : `name-of-${id}`;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = sqs[target.replace('AmazonSQS.', '')];
    if (operation) return answerAwsJson(request, response, operation);
    const body = (await readBody(request, 1e6)).toString();
    const functionName = /functions\/([^/]+)\/invocations/.exec(request.url ?? '')?.[1];
    if (!functionName) return response.end(stackResources(body));
    const call = { functionName, event: JSON.parse(body) as unknown };
    invocations.push(call);
    const { result, error } = answerOf(call);
    if (error) response.setHeader('x-amz-function-error', 'Unhandled');
    return response.end(JSON.stringify(error ?? result ?? null));
  }

  function stackResources(body: string): string {
    const form = new URLSearchParams(body);
    if (form.get('StackName') !== stackName) throw new Error(`Unknown stack in ${body}`);
    const members = resources.map(
      ([id, type]) =>
        `<member><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${physicalId(id, type)}</PhysicalResourceId><ResourceType>${type}</ResourceType></member>`,
    );
    return `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${members.join('')}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`;
  }

  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  for (const service of ['', '_SQS', '_LAMBDA', '_CLOUDFORMATION']) {
    vi.stubEnv(`AWS_ENDPOINT_URL${service}`, url);
  }
  return {
    url,
    invocations,
    queue: async (logicalId, body) => {
      const QueueUrl = physicalId(logicalId, 'AWS::SQS::Queue');
      await sqs.SendMessage?.({ QueueUrl, MessageBody: JSON.stringify(body) } as never);
    },
    close: () => closeServer(server),
  };
}
