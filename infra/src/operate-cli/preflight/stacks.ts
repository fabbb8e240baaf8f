import {
  type CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  paginateDescribeStacks,
  type Stack,
} from '@aws-sdk/client-cloudformation';

interface KnownStack {
  name: string;
  outputs: Record<string, string>;
}

export async function stackNamed(
  client: CloudFormationClient,
  StackName: string,
): Promise<KnownStack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks.map(describe)[0];
  } catch (error) {
    // CloudFormation has no error code for a missing stack.
    const isMissing =
      error instanceof CloudFormationServiceException && /does not exist/.test(error.message);
    if (isMissing) return undefined;
    throw error;
  }
}

/** Finds the stage that uses a domain. */
export async function stageOn(
  client: CloudFormationClient,
  domain: string,
): Promise<string | undefined> {
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
    const owner = Stacks.map(describe).find(
      ({ outputs }) => outputs.SiteUrl === `https://${domain}`,
    );
    if (owner) return /^Thali-(.+)-Stateless$/.exec(owner.name)?.[1] ?? owner.name;
  }
  return undefined;
}

function describe({ StackName = '', Outputs = [] }: Stack): KnownStack {
  const outputs = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]);
  return { name: StackName, outputs: Object.fromEntries(outputs) };
}
