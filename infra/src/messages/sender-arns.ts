import type { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** What `SendTextMessage` must be allowed on: the one sender of this deployment. */
export function senderArn(stack: Stack, originationIdentity: string): string {
  const [resource, resourceName] = resourceOf(originationIdentity);
  return stack.formatArn({ service: 'sms-voice', resource, resourceName });
}

function resourceOf(identity: string): [resource: string, name: string] {
  if (identity.startsWith('pool-')) return ['pool', identity];
  if (identity.startsWith('phone-')) return ['phone-number', identity];
  return ['sender-id', `${identity}/IN`];
}

/**
 * What `SendEmail` must be allowed: any identity, from this deployment's one address. SES asks for the domain's or the
 * address's own, whichever was verified, and in its sandbox for the receiver's too; and for the way that it sends.
 */
export function emailStatements(
  stack: Stack,
  from: string,
  configurationSet: string,
): PolicyStatement[] {
  const on = (resource: string, resourceName: string) => ({
    actions: ['ses:SendEmail'],
    resources: [stack.formatArn({ service: 'ses', resource, resourceName })],
  });
  return [
    new PolicyStatement({
      ...on('identity', '*'),
      conditions: { StringEquals: { 'ses:FromAddress': addressIn(from) } },
    }),
    new PolicyStatement(on('configuration-set', configurationSet)),
  ];
}

/** Why that is fine, for the checks. */
export function acknowledgeEmail(role: IConstruct, stack: Stack): void {
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::arn:${stack.partition}:ses:${stack.region}:<AWS::AccountId>:identity/*]`]:
      "In the sandbox SES asks for the receiver's identity too; the address that it sends from is fixed.",
  });
}

function addressIn(from: string): string {
  return from.match(/<([^<>]+)>\s*$/)?.[1] ?? from;
}
