import { expect, test } from 'vitest';
import { requestsOfCall } from './requests-of-call.ts';

const keys = new Map([
  ['', 'PK'],
  ['vendorOrders', 'vendorOrdersKey'],
]);
const arn = (service: string, resource: string) =>
  `arn:aws:${service}:ap-south-1:000000000000:${resource}`;
const table = arn('dynamodb', 'table/thali');

function requestsOf(target: string | undefined, input: unknown, path = '/', method = 'POST') {
  const body = JSON.stringify(input);
  return requestsOfCall(
    { method, path, target, body },
    { keys, socketApi: 'api1', buckets: ['photos'], userPoolArn: 'arn:pool' },
  );
}

const PK = { S: 'V#1' };

test.each<[string, unknown, string, string, string[]?]>([
  ['GetItem', { TableName: 'thali', Key: { PK, SK: { S: 'O' } } }, 'GetItem', table],
  ['PutItem', { TableName: 'thali', Item: { PK } }, 'PutItem', table],
  [
    'Query',
    {
      TableName: 'thali',
      KeyConditionExpression: '#0 = :0 AND begins_with (SK, :1)',
      ExpressionAttributeNames: { '#0': 'PK' },
      ExpressionAttributeValues: { ':0': PK, ':1': { S: 'ITEM#' } },
    },
    'Query',
    table,
  ],
  [
    'Query',
    {
      TableName: 'thali',
      IndexName: 'vendorOrders',
      KeyConditionExpression: 'vendorOrdersKey = :vendor',
      ExpressionAttributeValues: { ':vendor': PK },
    },
    'Query',
    `${table}/index/vendorOrders`,
  ],
  ['BatchGetItem', { RequestItems: { thali: { Keys: [{ PK }] } } }, 'BatchGetItem', table],
  [
    'BatchWriteItem',
    { RequestItems: { thali: [{ DeleteRequest: { Key: { PK } } }] } },
    'BatchWriteItem',
    table,
  ],
  ['Scan', { TableName: 'thali' }, 'Scan', table, []],
])(
  'the operation %s with %j needs the permission %s',
  (operation, input, action, resource, leadingKeys = ['V#1']) => {
    expect(requestsOf(`DynamoDB_20120810.${operation}`, input)).toEqual({
      service: 'dynamo',
      requests: [
        {
          action: `dynamodb:${action}`,
          resource,
          context: { 'dynamodb:LeadingKeys': leadingKeys },
        },
      ],
    });
  },
);

test('a transaction needs the permissions of all its items', () => {
  const TransactItems = [
    { Put: { TableName: 'thali', Item: { PK } } },
    { ConditionCheck: { TableName: 'thali', Key: { PK: { S: 'U#1' } } } },
  ];
  expect(requestsOf('DynamoDB_20120810.TransactWriteItems', { TransactItems })?.requests).toEqual([
    { action: 'dynamodb:PutItem', resource: table, context: { 'dynamodb:LeadingKeys': ['V#1'] } },
    {
      action: 'dynamodb:ConditionCheckItem',
      resource: table,
      context: { 'dynamodb:LeadingKeys': ['U#1'] },
    },
  ]);
});

test.each([
  [
    'PinpointSMSVoiceV2.SendTextMessage',
    { OriginationIdentity: 'THALIS' },
    'sms-voice:SendTextMessage',
    arn('sms-voice', 'sender-id/THALIS/IN'),
  ],
  [
    'AmazonSQS.SendMessage',
    { QueueUrl: 'https://sqs.ap-south-1.amazonaws.com/0/Failures' },
    'sqs:SendMessage',
    arn('sqs', 'Failures'),
  ],
  [
    'AmazonSQS.SendMessageBatch',
    { QueueUrl: 'https://sqs.ap-south-1.amazonaws.com/0/Alarms', Entries: [] },
    'sqs:SendMessage',
    arn('sqs', 'Alarms'),
  ],
  [
    'secretsmanager.GetSecretValue',
    { SecretId: 'arn:secret' },
    'secretsmanager:GetSecretValue',
    'arn:secret',
  ],
  [
    'AWSCognitoIdentityProviderService.AdminCreateUser',
    {},
    'cognito-idp:AdminCreateUser',
    'arn:pool',
  ],
  ['TrentService.Encrypt', { KeyId: 'arn:key' }, 'kms:Encrypt', 'arn:key', []],
  [
    'TrentService.Decrypt',
    { KeyId: 'arn:key', EncryptionContext: { vendorId: 'v1' } },
    'kms:Decrypt',
    'arn:key',
    ['vendorId'],
  ],
])('%s needs its own resource', (target, input, action, resource, contextKeys?: string[]) => {
  expect(requestsOf(target, input)?.requests).toEqual([
    {
      action,
      resource,
      ...(contextKeys && { context: { 'kms:EncryptionContextKeys': contextKeys } }),
    },
  ]);
});

test.each([
  ['GET', '/photos/incoming/V/1.webp?x-id=GetObject', 's3:GetObject', '/incoming/V/1.webp'],
  ['PUT', '/photos/pictures/V/1.webp', 's3:PutObject', '/pictures/V/1.webp'],
  ['DELETE', '/photos/pictures/V/1.webp', 's3:DeleteObject', '/pictures/V/1.webp'],
  ['GET', '/photos?list-type=2&prefix=pictures%2F', 's3:ListBucket', ''],
  ['GET', '/photos/?list-type=2', 's3:ListBucket', ''],
])('the request %s %s needs the permission %s', (method, path, action, key) => {
  const resource = `arn:aws:s3:::photos${key}`;
  expect(requestsOf(undefined, {}, path, method)).toEqual({
    service: 'pictures',
    requests: [{ action, resource }],
  });
});

test('an e-mail needs the identities of the sender’s domain and of the receivers, as in the sandbox', () => {
  const input = {
    FromEmailAddress: 'Thali <no-reply@thali.example>',
    Destination: { ToAddresses: ['asha@mess.example'] },
  };
  expect(requestsOf(undefined, input, '/v2/email/outbound-emails')?.requests).toEqual(
    ['thali.example', 'asha@mess.example'].map((identity) => ({
      action: 'ses:SendEmail',
      resource: arn('ses', `identity/${identity}`),
      context: { 'ses:FromAddress': ['no-reply@thali.example'] },
    })),
  );
});

test.each([
  ['/v2/email/account', 'ses:GetAccount', '*'],
  [
    '/v2/email/identities/thali.example',
    'ses:GetEmailIdentity',
    arn('ses', 'identity/thali.example'),
  ],
])('GET %s needs its own grant', (path, action, resource) => {
  expect(requestsOf(undefined, {}, path, 'GET')?.requests).toEqual([{ action, resource }]);
  expect(requestsOf(undefined, {}, path, 'PUT')).toBeUndefined();
});

test('a post to a connection needs permission for this connection and stage', () => {
  expect(requestsOf(undefined, {}, '/ws/@connections/abc%3D')).toEqual({
    service: 'connections',
    requests: [
      {
        action: 'execute-api:ManageConnections',
        resource: arn('execute-api', 'api1/ws/POST/@connections/abc='),
      },
    ],
  });
});

test('a call to an unknown service has no requests', () => {
  expect(requestsOf('Kinesis_20131202.PutRecord', {})).toBeUndefined();
  expect(requestsOf(undefined, {}, '/2015-03-31/functions')).toBeUndefined();
});
