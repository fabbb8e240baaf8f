import { accessOf } from '@thali/functions/routes/access-of';
import { type GrantTargets, grantsOf } from '@thali/functions/routes/grants';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { ArnFormat, type CfnElement, Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { acknowledge, nameAcrossStacks } from '../acknowledge.ts';
import type { FunctionResources } from './function-resources.ts';
import { socketStage } from './socket-address.ts';

/** Grants a function's role the access that its routes need. */
export function grantAccess(role: Role, fn: FunctionName, resources: FunctionResources): void {
  for (const grant of grantsOf(fn, targetsOf(resources))) {
    role.addToPolicy(PolicyStatement.fromJson(grant));
  }
  acknowledge(role, wildcardsOf(fn, resources));
}

function targetsOf(resources: FunctionResources): GrantTargets {
  const { table, identity, orderSecret, payments, queues, socketApi, messages } = resources;
  return {
    arn: (service, resource) =>
      Stack.of(table).formatArn({ service, resource, arnFormat: ArnFormat.NO_RESOURCE_NAME }),
    tableArn: table.tableArn,
    userPoolArn: identity?.pool.userPoolArn,
    secretArns: { order: orderSecret?.secretArn, razorpay: payments?.razorpaySecret?.secretArn },
    sealKeyArn: resources.sealKey?.keyArn,
    queueArns: queues && { alarms: queues.alarms.queueArn },
    pictureBucketArn: resources.pictureBucket?.bucketArn,
    socketStage: socketApi && `${socketApi.apiId}/${socketStage}`,
    smsOrigination: messages?.sms.originationIdentity,
    emailFrom: messages?.emailFrom,
    emailConfigurationSet: `thali-${resources.stage}`,
  };
}

/** The reasons for wildcards in these grants, by finding of the template checks. */
function wildcardsOf(
  fn: FunctionName,
  { table, messages, pictureBucket, socketApi }: FunctionResources,
): Record<string, string> {
  const { email, pictures, sockets } = accessOf(fn);
  const { partition, region } = Stack.of(table);
  const reasons: Record<string, string> = {
    '*': 'X-Ray has no resources, and SES checks the address of any receiver. A test verifies that no other grant has this wildcard.',
  };
  if (email && messages?.emailFrom) {
    reasons[`arn:${partition}:ses:${region}:<AWS::AccountId>:identity/*`] =
      "In the sandbox SES also checks the receiver's identity. The sender's address is fixed.";
  }
  for (const action of pictures) {
    const [, folder] = action.split(' ');
    if (!pictureBucket || !folder) continue;
    reasons[`${nameAcrossStacks(pictureBucket, pictureBucket.bucketArn)}/${folder}/*`] =
      'Pictures come and go with the dishes. The bucket, the folder and the action are fixed.';
  }
  for (const method of sockets) {
    if (!socketApi) continue;
    const apiId = socketApi.stack.getLogicalId(socketApi.node.defaultChild as CfnElement);
    reasons[
      `arn:${partition}:execute-api:${region}:<AWS::AccountId>:<${apiId}>/${socketStage}/${method}/@connections/*`
    ] = 'Connection ids come and go with the browsers; API, stage and method are fixed.';
  }
  return Object.fromEntries(
    Object.entries(reasons).map(([resource, reason]) => [
      `AwsSolutions-IAM5[Resource::${resource}]`,
      reason,
    ]),
  );
}
