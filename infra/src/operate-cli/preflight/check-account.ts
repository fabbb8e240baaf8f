import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts';
import { type Account, edgeRegion } from './account.ts';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';
import { stackNamed } from './stacks.ts';

/** The minimum bootstrap version for deployments. */
const minBootstrap = 6;
/** Enough for the lunch peak in docs/scale.md. */
const recommendedConcurrency = 1000;

export const signInHint = 'Sign in: aws sso login, or AWS_PROFILE=….';

/** Checks the AWS credentials. */
export async function checkCredentials(identity: STSClient): Promise<Finding> {
  const { ok, stop } = findingsAbout('credentials');
  try {
    const { Account: id, Arn } = await identity.send(new GetCallerIdentityCommand({}));
    return ok(`account ${id}, ${Arn}`);
  } catch (error) {
    // A system error code means that the call did not reach AWS.
    const { name, code }: { name?: string; code?: string } = Object(error);
    if (code) return stop(`AWS does not answer (${code})`, 'Check the network of this machine.');
    return stop(`nobody is signed in (${name})`, signInHint);
  }
}

/** Checks CDK's bootstrap stack in both regions. */
export async function checkBootstrap(
  account: Account,
  { region }: DeploymentPlan,
): Promise<Finding[]> {
  return Promise.all([
    checkBootstrapIn(account.stacks, region),
    checkBootstrapIn(account.edgeStacks, edgeRegion),
  ]);
}

async function checkBootstrapIn(stacks: CloudFormationClient, region: string): Promise<Finding> {
  const { ok, stop } = findingsAbout(`CDK in ${region}`);
  const remedy = `npx cdk bootstrap aws://<account>/${region}`;
  const stack = await stackNamed(stacks, 'CDKToolkit');
  if (!stack) return stop('not bootstrapped', remedy);
  const version = Number(stack.outputs.BootstrapVersion ?? 0);
  if (version < minBootstrap) return stop(`bootstrapped by an old CDK (${version})`, remedy);
  return ok(`bootstrapped, version ${version}`);
}

/** New accounts may run only ten functions at once. */
export async function checkConcurrency(functions: LambdaClient): Promise<Finding> {
  const { ok, warning } = findingsAbout('Lambda concurrency');
  const { AccountLimit } = await functions.send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  const summary = `${limit} functions at once`;
  if (limit >= recommendedConcurrency) return ok(summary);
  return warning(
    `${summary}: enough for a demo, not for a lunch`,
    'Ask Service Quotas for 1,000 (AWS Lambda, Concurrent executions); it takes a day or two.',
  );
}
