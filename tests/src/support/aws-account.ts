import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { readBody } from '@thali/local/gateway/read-body';
import { answerAwsJson } from '@thali/local/stand-ins/aws-json';
import { queues } from '@thali/local/stand-ins/sqs';
import { vi } from 'vitest';

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
 * As much of an account as the operator's commands speak to: a stack of these resources, whose functions
 * answer what they are told to.
 * @param answerOf  what a function answers; `error` makes it one that threw
 */
export async function openAccount(
  stackName: string,
  resources: readonly [logicalId: string, type: string][],
  answerOf: (call: Invocation) => { result?: unknown; error?: unknown },
): Promise<Account> {
  const invocations: Invocation[] = [];
  const sqs = queues();
  const server = createServer((request, response) => void answer(request, response));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const physicalId = (id: string, type: string) =>
    type === 'AWS::SQS::Queue' ? `${url}/queues/${id}` : `name-of-${id}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = sqs[target.replace('AmazonSQS.', '')];
    if (operation) return answerAwsJson(request, response, operation);
    const body = (await readBody(request, 1e6)).toString();
    const functionName = /functions\/([^/]+)\/invocations/.exec(request.url ?? '')?.[1];
    if (!functionName) return response.end(listed(body));
    const call = { functionName, event: JSON.parse(body) as unknown };
    invocations.push(call);
    const { result, error } = answerOf(call);
    if (error) response.setHeader('x-amz-function-error', 'Unhandled');
    return response.end(JSON.stringify(error ?? result ?? null));
  }

  function listed(body: string): string {
    const form = new URLSearchParams(body);
    if (form.get('StackName') !== stackName) throw new Error(`No stack in ${body}`);
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
