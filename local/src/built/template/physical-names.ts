import { createHash } from 'node:crypto';
import { accountId, arn, region } from '../../engines/aws-client-config.ts';
import type { JsonObject } from '../../json-object.ts';
import { clientIds, issuer, userPoolArn, userPoolId } from '../../stand-ins/cognito/user-pool.ts';

/** A resource with unresolved references. */
export interface RawResource {
  stack: string;
  id: string;
  type: string;
  properties: JsonObject;
}

/** The values of `Ref` and `Fn::GetAtt` for a resource. */
interface Physical {
  ref: string;
  [attribute: string]: string;
}

/** Maps resources to the names of their local counterparts. Other resources keep their own names. */
export function physicalOf(resource: RawResource, table: string): Physical {
  const name = byType[resource.type];
  return name ? name(resource, table) : { ref: resource.id, Arn: arn('local', resource.id) };
}

export function tableArn(table: string): string {
  return arn('dynamodb', `table/${table}`);
}

const byType: Record<string, (resource: RawResource, table: string) => Physical> = {
  'AWS::DynamoDB::Table': (_, table) => ({
    ref: table,
    Arn: tableArn(table),
    StreamArn: `${tableArn(table)}/stream/local`,
  }),
  'AWS::Cognito::UserPool': () => ({
    ref: userPoolId,
    Arn: userPoolArn,
    ProviderURL: issuer,
    ProviderName: issuer.replace('https://', ''),
  }),
  'AWS::Cognito::UserPoolClient': ({ id, properties }) => {
    const client = Object.entries(clientIds).find(([role]) => role === properties.ClientName);
    if (!client) throw new Error(`The local user pool has no client for ${id}`);
    return { ref: client[1] };
  },
  'AWS::SecretsManager::Secret': ({ id }) => {
    const ref = arn('secretsmanager', `secret:${id}-local1`);
    return { ref, Id: ref };
  },
  'AWS::KMS::Key': ({ id }) => ({ ref: id, KeyId: id, Arn: arn('kms', `key/${id}`) }),
  'AWS::Lambda::Function': ({ id, stack }) => {
    const ref = `${stack}-${id}`;
    return { ref, Arn: arn('lambda', `function:${ref}`) };
  },
  'AWS::IAM::Role': ({ id }) => ({ ref: id, Arn: arn('iam', `role/${id}`, '') }),
  'AWS::ApiGatewayV2::Api': ({ id }) => ({
    ref: createHash('sha256').update(id).digest('hex').slice(0, 10),
  }),
  'AWS::SQS::Queue': ({ id }) => ({
    ref: `https://sqs.${region}.amazonaws.com/${accountId}/${id}`,
    Arn: arn('sqs', id),
    QueueName: id,
  }),
  'AWS::S3::Bucket': ({ id }) => ({
    ref: id.toLowerCase(),
    Arn: `arn:aws:s3:::${id.toLowerCase()}`,
    RegionalDomainName: `${id.toLowerCase()}.s3.${region}.amazonaws.com`,
  }),
  'AWS::Logs::LogGroup': ({ id, properties }) => {
    const ref = String(properties.LogGroupName ?? id);
    return { ref, Arn: arn('logs', `log-group:${ref}:*`) };
  },
  'AWS::CloudFront::Function': ({ id }) => ({ ref: id, FunctionARN: id }),
};
