import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, type InvokeCommandOutput, LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import { type Failure, JobError, type PlatformLink } from './platform-link.ts';
import { replayOfMessage } from './replay-of.ts';

/** The maximum run time of a function, plus a margin. */
const requestTimeout = 910_000;

/** A stage in the account of the current AWS credentials. */
export function awsPlatform({ stage, region }: { stage: string; region: string }): PlatformLink {
  const stackName = `Thali-${stage}-Stateless`;
  const formation = new CloudFormationClient({ region });
  // No automatic retries: the operator decides whether to repeat a run.
  const lambda = new LambdaClient({ region, maxAttempts: 1, requestHandler: { requestTimeout } });
  const queues = new SQSClient({ region });
  let resources: Promise<StackResource[]> | undefined;

  async function resourceAt(type: string, paths: readonly string[][]): Promise<string> {
    resources ??= readResources(formation, stackName);
    const allResources = await resources;
    const [found] = paths.flatMap((path) => findResource(allResources, type, path) ?? []);
    if (found) return found.physicalId;
    throw new JobError(`${stackName} in ${region} has no ${paths[0]?.join('/')}.`);
  }

  return {
    async run(job, input) {
      const fn = scheduledJobs.find(({ name }) => name === job)?.fn ?? job;
      const FunctionName = await resourceAt('AWS::Lambda::Function', [functionPath(fn)]);
      const Payload = JSON.stringify({ ...input, job });
      return answerOf(await lambda.send(new InvokeCommand({ FunctionName, Payload })));
    },
    failures: async (queue) =>
      queuedFailures(queues, queue, await resourceAt('AWS::SQS::Queue', queuePaths(queue))),
    close: () => {
      for (const client of [formation, lambda, queues]) client.destroy();
    },
  };
}

async function readResources(
  client: CloudFormationClient,
  StackName: string,
): Promise<StackResource[]> {
  const resources: StackResource[] = [];
  for await (const page of paginateListStackResources({ client }, { StackName })) {
    for (const resourceSummary of page.StackResourceSummaries ?? []) {
      resources.push({
        type: resourceSummary.ResourceType ?? '',
        logicalId: resourceSummary.LogicalResourceId ?? '',
        physicalId: resourceSummary.PhysicalResourceId ?? '',
      });
    }
  }
  return resources;
}

/**
 * The result of a function.
 * @throws JobError with the function's refusal or error
 */
function answerOf({
  Payload,
  FunctionError,
}: Pick<InvokeCommandOutput, 'Payload' | 'FunctionError'>): unknown {
  const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
  const { errorMessage, refused }: Answer = Object(answer);
  if (FunctionError) throw new JobError(`The job failed: ${errorMessage ?? FunctionError}`);
  if (refused) throw new JobError(refused.message ?? 'The platform refused the job.');
  return answer;
}

interface Answer {
  errorMessage?: string;
  refused?: { message?: string };
}

interface StackResource {
  type: string;
  logicalId: string;
  physicalId: string;
}

/** The construct path of a function, as `create-functions.ts` makes it. */
function functionPath(fn: string): string[] {
  return ['Functions', fn, 'Function'];
}

/** The possible construct paths of the failure queue of a stream consumer, a job or a queue consumer. */
function queuePaths(name: string): string[][] {
  return [
    ['Stream', name, 'Failures', 'Queue'],
    ['Schedules', name, 'Failures', 'Queue'],
    ['Queues', name, 'Failures', 'Queue'],
  ];
}

/** Finds the resource of a construct. CDK's logical id is the path plus eight digits of a hash. */
function findResource(
  resources: readonly StackResource[],
  type: string,
  path: readonly string[],
): StackResource | undefined {
  const name = path.map((part) => part.replaceAll(/[^A-Za-z0-9]/g, '')).join('');
  const pattern = new RegExp(`^${name}[0-9A-F]{8}$`);
  return resources.find((resource) => resource.type === type && pattern.test(resource.logicalId));
}

/** The maximum run time of a function, in seconds. SQS hides read messages from other readers for this long. */
const VisibilityTimeout = 900;

/** Reads all messages of a queue. */
async function queuedFailures(
  client: SQSClient,
  queue: string,
  QueueUrl: string,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout,
        // Long polling, because a short poll asks only some servers of the queue.
        WaitTimeSeconds: 2,
      }),
    );
    if (Messages.length === 0) return failures;
    for (const { Body = '', ReceiptHandle } of Messages) {
      failures.push({
        replay: replayOfMessage(queue, Body),
        forget: async () => {
          await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
        },
      });
    }
  }
}
