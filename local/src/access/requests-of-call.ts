import { addressIn, senderOf } from '@thali/functions/routes/grants';
import { arn } from '../engines/aws-client-config.ts';
import { isJsonObject, type JsonObject, textsAt } from '../json-object.ts';
import { type PartitionKeys, requestsOfTable } from './requests-of-table.ts';
import type { AccessRequest } from './statements.ts';

/** A call to AWS on the wire. */
export interface AwsCall {
  method: string;
  path: string;
  /** `Service.Operation`, in protocols that have it. */
  target: string | undefined;
  body: string;
}

/** The local service for a call, and the permissions that it needs. */
export interface ServiceCall {
  service: 'dynamo' | 'aws' | 'connections' | 'pictures';
  requests: AccessRequest[];
}

export interface ResourceNames {
  keys: PartitionKeys;
  socketApi: string;
  /** Names of the buckets. A local S3 path starts with the name. */
  buckets: readonly string[];
  userPoolArn: string;
}

/** @returns undefined if no local service handles the call */
export function requestsOfCall(call: AwsCall, names: ResourceNames): ServiceCall | undefined {
  const [service = '', operation = ''] = call.target?.split('.') ?? [];
  if (service === 'DynamoDB_20120810') {
    return { service: 'dynamo', requests: requestsOfTable(operation, inputOf(call), names.keys) };
  }
  const requestOf = byTarget[service];
  if (requestOf) return { service: 'aws', requests: [requestOf(operation, inputOf(call), names)] };
  if (`${call.method} ${call.path}` === 'POST /v2/email/outbound-emails') {
    return { service: 'aws', requests: sendEmail(inputOf(call)) };
  }
  const sesRequest = sesReadRequest(call);
  if (sesRequest) return { service: 'aws', requests: [sesRequest] };
  const s3Request = bucketRequest(call, names.buckets);
  if (s3Request) return { service: 'pictures', requests: [s3Request] };
  const [, stage] = /^\/([^/]+)\/@connections\/[^/]+$/.exec(decodeURIComponent(call.path)) ?? [];
  if (stage === undefined) return undefined;
  const resource = `${names.socketApi}${decodeURIComponent(call.path).replace(/^\/[^/]+/, `/${stage}/${call.method}`)}`;
  return {
    service: 'connections',
    requests: [{ action: 'execute-api:ManageConnections', resource: arn('execute-api', resource) }],
  };
}

/** Permission for an object of a bucket, or for the bucket itself if the path names no object. */
function bucketRequest(
  { method, path }: AwsCall,
  buckets: readonly string[],
): AccessRequest | undefined {
  const [, bucket = '', key] = /^\/([^/?]+)(?:\/([^?]+))?/.exec(path) ?? [];
  if (!buckets.includes(bucket)) return undefined;
  const resource = `arn:aws:s3:::${bucket}`;
  if (key === undefined) return { action: 's3:ListBucket', resource };
  const verb = `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  return { action: `s3:${verb}Object`, resource: `${resource}/${key}` };
}

type RequestOf = (
  operation: string,
  input: JsonObject,
  resourceNames: ResourceNames,
) => AccessRequest;

const byTarget: Record<string, RequestOf> = {
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
      'kms:EncryptionContextKeys': isJsonObject(EncryptionContext)
        ? Object.keys(EncryptionContext)
        : [],
    },
  }),
  PinpointSMSVoiceV2: (operation, { OriginationIdentity }) => ({
    action: `sms-voice:${operation}`,
    resource: arn('sms-voice', senderOf(String(OriginationIdentity))),
  }),
  // A batch needs the permission of its single call.
  AmazonSQS: (operation, { QueueUrl }) => ({
    action: `sqs:${operation.replace(/Batch$/, '')}`,
    resource: arn('sqs', String(QueueUrl).split('/').at(-1) ?? ''),
  }),
};

/** SES checks the identity of the sender's domain. In its sandbox it also checks the receivers' identities. */
function sendEmail({ FromEmailAddress, Destination }: JsonObject): AccessRequest[] {
  const fromAddress = addressIn(String(FromEmailAddress));
  const receivers = isJsonObject(Destination) ? textsAt(Destination, 'ToAddresses') : [];
  return [fromAddress.split('@').at(-1) ?? '', ...receivers].map((identity) => ({
    action: 'ses:SendEmail',
    resource: arn('ses', `identity/${identity}`),
    context: { 'ses:FromAddress': [fromAddress] },
  }));
}

function sesReadRequest({ method, path }: AwsCall): AccessRequest | undefined {
  const [, identity] = /^\/v2\/email\/identities\/([^/]+)$/.exec(path) ?? [];
  if (method !== 'GET') return undefined;
  if (path === '/v2/email/account') return { action: 'ses:GetAccount', resource: '*' };
  if (!identity) return undefined;
  return { action: 'ses:GetEmailIdentity', resource: arn('ses', `identity/${identity}`) };
}

function inputOf({ body }: AwsCall): JsonObject {
  const input: unknown = JSON.parse(body || '{}');
  return isJsonObject(input) ? input : {};
}
