import { addressIn, senderOf } from '@thali/functions/routes/grants';
import { arn } from '../engines/aws-client-config.ts';
import { isShape, type Shape, textsAt } from '../shape.ts';
import type { Wanted } from './statements.ts';
import { type PartitionKeys, wantedOfTable } from './wanted-of-table.ts';

/** A call to AWS as it comes over the wire. */
export interface AwsCall {
  method: string;
  path: string;
  /** `Service.Operation` of the protocols that have it. */
  target: string | undefined;
  body: string;
}

/** Which of the services here answers a call, and what it takes to be let through. */
export interface Asked {
  service: 'dynamo' | 'aws' | 'connections' | 'pictures';
  wanted: Wanted[];
}

export interface Known {
  keys: PartitionKeys;
  /** The WebSocket API's id. */
  socketApi: string;
  /** Names of the buckets, which S3 has first in its paths here. */
  buckets: readonly string[];
  userPoolArn: string;
}

/** @returns undefined for what no service here answers */
export function wantedOfCall(call: AwsCall, known: Known): Asked | undefined {
  const [service = '', operation = ''] = call.target?.split('.') ?? [];
  if (service === 'DynamoDB_20120810') {
    return { service: 'dynamo', wanted: wantedOfTable(operation, inputOf(call), known.keys) };
  }
  const wantedOf = byTarget[service];
  if (wantedOf) return { service: 'aws', wanted: [wantedOf(operation, inputOf(call), known)] };
  if (`${call.method} ${call.path}` === 'POST /v2/email/outbound-emails') {
    return { service: 'aws', wanted: sendEmail(inputOf(call)) };
  }
  const asksSes = sesLookUp(call);
  if (asksSes) return { service: 'aws', wanted: [asksSes] };
  const asksS3 = ofBucket(call, known.buckets);
  if (asksS3) return { service: 'pictures', wanted: [asksS3] };
  const [, stage] = /^\/([^/]+)\/@connections\/[^/]+$/.exec(decodeURIComponent(call.path)) ?? [];
  if (stage === undefined) return undefined;
  const resource = `${known.socketApi}${decodeURIComponent(call.path).replace(/^\/[^/]+/, `/${stage}/${call.method}`)}`;
  return {
    service: 'connections',
    wanted: [{ action: 'execute-api:ManageConnections', resource: arn('execute-api', resource) }],
  };
}

/** An object of a bucket, or the bucket itself where no object is named. */
function ofBucket({ method, path }: AwsCall, buckets: readonly string[]): Wanted | undefined {
  const [, bucket = '', key] = /^\/([^/?]+)(?:\/([^?]+))?/.exec(path) ?? [];
  if (!buckets.includes(bucket)) return undefined;
  const resource = `arn:aws:s3:::${bucket}`;
  if (key === undefined) return { action: 's3:ListBucket', resource };
  const verb = `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  return { action: `s3:${verb}Object`, resource: `${resource}/${key}` };
}

type WantedOf = (operation: string, input: Shape, known: Known) => Wanted;

const byTarget: Record<string, WantedOf> = {
  AWSCognitoIdentityProviderService: (operation, _, { userPoolArn }) => ({
    action: `cognito-idp:${operation}`,
    resource: userPoolArn,
  }),
  secretsmanager: (operation, { SecretId }) => ({
    action: `secretsmanager:${operation}`,
    resource: String(SecretId),
  }),
  TrentService: (operation, { KeyId, EncryptionContext }) => ({
    action: `kms:${operation}`,
    resource: String(KeyId),
    context: {
      'kms:EncryptionContextKeys': isShape(EncryptionContext) ? Object.keys(EncryptionContext) : [],
    },
  }),
  PinpointSMSVoiceV2: (operation, { OriginationIdentity }) => ({
    action: `sms-voice:${operation}`,
    resource: arn('sms-voice', senderOf(String(OriginationIdentity))),
  }),
  AmazonSQS: (operation, { QueueUrl }) => ({
    action: `sqs:${operation}`,
    resource: arn('sqs', String(QueueUrl).split('/').at(-1) ?? ''),
  }),
};

/** SES asks for the identity of the sender's domain, and in its sandbox for that of each receiver. */
function sendEmail({ FromEmailAddress, Destination }: Shape): Wanted[] {
  const fromAddress = addressIn(String(FromEmailAddress));
  const receivers = isShape(Destination) ? textsAt(Destination, 'ToAddresses') : [];
  return [fromAddress.split('@').at(-1) ?? '', ...receivers].map((identity) => ({
    action: 'ses:SendEmail',
    resource: arn('ses', `identity/${identity}`),
    context: { 'ses:FromAddress': [fromAddress] },
  }));
}

function sesLookUp({ method, path }: AwsCall): Wanted | undefined {
  const [, identity] = /^\/v2\/email\/identities\/([^/]+)$/.exec(path) ?? [];
  if (method !== 'GET') return undefined;
  if (path === '/v2/email/account') return { action: 'ses:GetAccount', resource: '*' };
  if (!identity) return undefined;
  return { action: 'ses:GetEmailIdentity', resource: arn('ses', `identity/${identity}`) };
}

function inputOf({ body }: AwsCall): Shape {
  const input: unknown = JSON.parse(body || '{}');
  return isShape(input) ? input : {};
}
