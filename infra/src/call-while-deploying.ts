import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  type AwsSdkCall,
} from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

interface DeploymentCall {
  onUpdate: AwsSdkCall;
  onDelete?: AwsSdkCall;
  /** The permission that the calls need. */
  grant: PolicyStatement;
  finding: string;
  reason: string;
}

/** The construct id of the function that CDK adds to a stack for these calls. */
const callerId = 'AWS679f53fac002430cb0da5b7982bd2287';

/**
 * Calls AWS during a deployment, where CloudFormation has no resource for the task. Use it only once in each
 * stack.
 */
export function callWhileDeploying(
  scope: Construct,
  id: string,
  { grant, finding, reason, ...calls }: DeploymentCall,
): void {
  const call = new AwsCustomResource(scope, id, {
    ...calls,
    policy: AwsCustomResourcePolicy.fromStatements([grant]),
    installLatestAwsSdk: false,
    logGroup: new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  acknowledge(call, { [finding]: reason });
  acknowledge(Stack.of(scope).node.findChild(callerId), {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'CDK adds this function and chooses its runtime and log permissions. It runs only during a deployment.',
  });
}
