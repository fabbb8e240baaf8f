import { accessOf } from './access-of.ts';
import type { FunctionName, QueueName, SecretName } from './route-types.ts';

/** A statement of an IAM policy, in IAM's own JSON. */
export type Grant = {
  Effect: 'Allow';
  Action: string[];
  Resource: string[];
  Condition?: Record<string, Record<string, string | readonly string[]>>;
};

/**
 * The resources that grants refer to. Some are undefined for a user pool's trigger, because CDK creates the trigger
 * first.
 */
export interface GrantTargets {
  /** Builds an ARN of this account and region. */
  arn(service: string, resource: string): string;
  tableArn: string;
  userPoolArn: string | undefined;
  /** `razorpay` exists only in a deployment with Razorpay keys. */
  secretArns: Partial<Record<SecretName, string | undefined>>;
  sealKeyArn: string | undefined;
  queueArns: Record<QueueName, string> | undefined;
  pictureBucketArn: string | undefined;
  /** The WebSocket API's id and stage, as `id/stage`. */
  socketStage: string | undefined;
  /** The registered sender of SMS. If undefined, functions may send no SMS. */
  smsOrigination: string | undefined;
  /** `Name <address>` or an address. If undefined, functions may send no e-mail. */
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
  const assertTarget = <T>(target: T | undefined, description: string): T => {
    if (target === undefined)
      throw new Error(`The function '${fn}' can't have ${description} here`);
    return target;
  };
  const secret = (name: SecretName) =>
    name === 'order' ? assertTarget(secretArns.order, 'the order secret') : secretArns[name];
  const socketMethods = access.sockets.map((method) =>
    arn(
      'execute-api',
      `${assertTarget(targets.socketStage, 'WebSocket connections')}/${method}/@connections/*`,
    ),
  );
  return [
    allow(prefixed('dynamodb', access.table), [tableArn], leadingKeysCondition(access.leadingKeys)),
    allow(
      ['dynamodb:Query'],
      access.indexes.map((index) => `${tableArn}/index/${index}`),
    ),
    ...access.cognito.map((action) =>
      allow([`cognito-idp:${action}`], [assertTarget(targets.userPoolArn, 'the user pool')]),
    ),
    allow(
      ['secretsmanager:GetSecretValue'],
      access.secrets.map(secret).filter((value) => value !== undefined),
    ),
    ...access.seals.map((action) =>
      allow(
        [`kms:${action}`],
        [assertTarget(targets.sealKeyArn, 'the key of secrets')],
        vendorContext,
      ),
    ),
    ...access.queues.map((name) =>
      allow(['sqs:SendMessage'], [assertTarget(targets.queueArns, 'queues')[name]]),
    ),
    ...access.pictures.map((action) => {
      const bucket = assertTarget(targets.pictureBucketArn, 'pictures');
      const [verb, folder] = action.split(' ');
      return allow([`s3:${verb}`], [folder ? `${bucket}/${folder}/*` : bucket]);
    }),
    allow(['execute-api:ManageConnections'], socketMethods),
    ...(access.sms ? smsGrants(targets) : []),
    ...(access.email ? emailGrants(targets) : []),
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
function leadingKeysCondition(leadingKeys: readonly string[] | undefined): Grant['Condition'] {
  return (
    leadingKeys && {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    }
  );
}

/** The encryption context must contain the vendor and nothing else. */
const vendorContext = {
  'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['vendorId'] },
  Null: { 'kms:EncryptionContextKeys': 'false' },
};

function smsGrants({ arn, smsOrigination }: GrantTargets): Grant[] {
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
 * Allows e-mails only from our address, but with any identity: in the sandbox SES checks the identity of the receiver
 * too.
 */
function emailGrants({ arn, emailFrom, emailConfigurationSet }: GrantTargets): Grant[] {
  if (emailFrom === undefined) return [];
  const fromOurAddress = { StringEquals: { 'ses:FromAddress': addressIn(emailFrom) } };
  return [
    allow(['ses:SendEmail'], [arn('ses', 'identity/*')], fromOurAddress),
    allow(['ses:SendEmail'], [arn('ses', `configuration-set/${emailConfigurationSet}`)]),
  ];
}

/** The address in `Name <address>`. */
export function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
