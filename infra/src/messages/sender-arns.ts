import type { Stack } from 'aws-cdk-lib';

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

/** What `SendEmail` must be allowed on: the identity of the domain after the @, and the way it sends. */
export function emailSenderArns(stack: Stack, from: string, configurationSet: string): string[] {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1) ?? '';
  return [
    stack.formatArn({ service: 'ses', resource: 'identity', resourceName: domain }),
    stack.formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet,
    }),
  ];
}
