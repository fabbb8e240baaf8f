import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { scheduledJobs } from '@thali/functions/routes/route-table';
import { answerOf } from './answer-of.ts';
import { JobNotDone, type PlatformLink } from './platform-link.ts';
import { queuedFailures } from './queued-failures.ts';
import { findResource, functionPath, queuePaths, type StackResource } from './stack-resources.ts';

/** The longest that a function runs, and a little more. */
const requestTimeout = 910_000;

/** A stage in the account whose credentials the AWS tools here have. */
export function awsPlatform({ stage, region }: { stage: string; region: string }): PlatformLink {
  const stackName = `Thali-${stage}-Stateless`;
  const formation = new CloudFormationClient({ region });
  // No automatic retries: the operator decides whether to repeat.
  const lambda = new LambdaClient({ region, maxAttempts: 1, requestHandler: { requestTimeout } });
  const queues = new SQSClient({ region });
  let resources: Promise<StackResource[]> | undefined;

  async function resourceAt(type: string, paths: readonly string[][]): Promise<string> {
    resources ??= readResources(formation, stackName);
    const known = await resources;
    const [found] = paths.flatMap((path) => findResource(known, type, path) ?? []);
    if (found) return found.physicalId;
    throw new JobNotDone(`${stackName} in ${region} has no ${paths[0]?.join('/')}.`);
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
    for (const one of page.StackResourceSummaries ?? []) {
      resources.push({
        type: one.ResourceType ?? '',
        logicalId: one.LogicalResourceId ?? '',
        physicalId: one.PhysicalResourceId ?? '',
      });
    }
  }
  return resources;
}
