import { accessOf } from './access-of.ts';
import type { FunctionName, QueueName, SecretName } from './route-types.ts';

/** A statement of an IAM policy, in IAM's own JSON. */
export type Grant = {
  Effect: 'Allow';
  Action: string[];
  Resource: string[];
  Condition?: Record<string, Record<string, string | readonly string[]>>;
};

/** The resources of a deployment that grants refer to. A user pool's trigger is created before most of them. */
export interface GrantTargets {
  /** Builds an ARN of this account and region. */
  arn(service: string, resource: string): string;
  tableArn: string;
  userPoolArn: string | undefined;
  /** Without Razorpay's keys a deployment has no `razorpay`. */
  secretArns: Partial<Record<SecretName, string | undefined>>;
  sealKeyArn: string | undefined;
  queueArns: Record<QueueName, string> | undefined;
  pictureBucketArn: string | undefined;
  /** The WebSocket API's id and stage, as `id/stage`. */
  socketStage: string | undefined;
  /** The registered sender of SMS. Undefined: functions may send none. */
  smsOrigination: string | undefined;
  /** `Name <address>` or an address. Undefined: functions may send no e-mail. */
  emailFrom: string | undefined;
  emailConfigurationSet: string;
}

/**
 * The minimal grants of a function for its routes.
 * @throws Error if the deployment lacks a resource that a route needs
 */
export function grantsOf(fn: FunctionName, targets: GrantTargets): Grant[] {
  const access = accessOf(fn);
  const { arn, tableArn, secretArns } = targets;
  const needed = <T>(target: T | undefined, what: string): T => {
    if (target === undefined) throw new Error(`The function '${fn}' can't have ${what} here`);
    return target;
  };
  const secret = (name: SecretName) =>
    name === 'order' ? needed(secretArns.order, 'the order secret') : secretArns[name];
  const socketMethods = access.sockets.map((method) =>
    arn(
      'execute-api',
      `${needed(targets.socketStage, 'WebSocket connections')}/${method}/@connections/*`,
    ),
  );
  return [
    allow(prefixed('dynamodb', access.table), [tableArn], within(access.leadingKeys)),
    allow(
      ['dynamodb:Query'],
      access.indexes.map((index) => `${tableArn}/index/${index}`),
    ),
    ...access.cognito.map((action) =>
      allow([`cognito-idp:${action}`], [needed(targets.userPoolArn, 'the user pool')]),
    ),
    allow(
      ['secretsmanager:GetSecretValue'],
      access.secrets.map(secret).filter((one) => one !== undefined),
    ),
    ...access.seals.map((action) =>
      allow([`kms:${action}`], [needed(targets.sealKeyArn, 'the key of secrets')], ofOneVendor),
    ),
    ...access.queues.map((name) =>
      allow(['sqs:SendMessage'], [needed(targets.queueArns, 'queues')[name]]),
    ),
    ...access.pictures.map((action) => {
      const bucket = needed(targets.pictureBucketArn, 'pictures');
      const [verb, folder] = action.split(' ');
      return allow([`s3:${verb}`], [folder ? `${bucket}/${folder}/*` : bucket]);
    }),
    allow(['execute-api:ManageConnections'], socketMethods),
    ...(access.sms ? texts(targets) : []),
    ...(access.email ? emails(targets) : []),
    // SES supports no resource for these two actions.
    ...(access.emailStatus && targets.emailFrom
      ? [allow(['ses:GetAccount', 'ses:GetEmailIdentity'], ['*'])]
      : []),
  ].filter(({ Action, Resource }) => Action.length > 0 && Resource.length > 0);
}

function allow(Action: string[], Resource: string[], Condition?: Grant['Condition']): Grant {
  return { Effect: 'Allow', Action, Resource, ...(Condition && { Condition }) };
}

function prefixed(service: string, actions: readonly string[]): string[] {
  return actions.map((action) => `${service}:${action}`);
}

/** Every key of a request must match a pattern. IAM refuses a request without keys. */
function within(leadingKeys: readonly string[] | undefined): Grant['Condition'] {
  return (
    leadingKeys && {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    }
  );
}

/** The encryption context must contain the vendor and nothing else. */
const ofOneVendor = {
  'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['vendorId'] },
  Null: { 'kms:EncryptionContextKeys': 'false' },
};

function texts({ arn, smsOrigination }: GrantTargets): Grant[] {
  if (smsOrigination === undefined) return [];
  return [allow(['sms-voice:SendTextMessage'], [arn('sms-voice', senderOf(smsOrigination))])];
}

/** The resource that `SendTextMessage` needs for a pool, a phone number or an Indian sender id. */
export function senderOf(originationIdentity: string): string {
  if (originationIdentity.startsWith('pool-')) return `pool/${originationIdentity}`;
  if (originationIdentity.startsWith('phone-')) return `phone-number/${originationIdentity}`;
  return `sender-id/${originationIdentity}/IN`;
}

/**
 * SES checks the identity of the sender, a domain or an address. In the sandbox it checks the receiver's too. So any
 * identity is allowed, but only from one address.
 */
function emails({ arn, emailFrom, emailConfigurationSet }: GrantTargets): Grant[] {
  if (emailFrom === undefined) return [];
  const fromOurs = { StringEquals: { 'ses:FromAddress': addressIn(emailFrom) } };
  return [
    allow(['ses:SendEmail'], [arn('ses', 'identity/*')], fromOurs),
    allow(['ses:SendEmail'], [arn('ses', `configuration-set/${emailConfigurationSet}`)]),
  ];
}

/** The bare address in `Name <address>`. */
export function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
