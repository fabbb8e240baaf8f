import { accessOf } from '@thali/functions/routes/access-of';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { type GrantTargets, grantsOf as routeGrants } from '@thali/functions/routes/grants';
import { queueConsumers, streamConsumers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { describe, expect, it } from 'vitest';
import {
  grantsOf,
  grantsOfFunction,
  lambdaOf,
  lambdasOf,
  linesOf,
  roleIdOf,
} from './function-resources.ts';
import { findNamed, findOnly, ofType, synthesize } from './synthesize.ts';

const platform = synthesize();
const table = findOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
const alarmQueue = `<${onlyQueueWith('RedrivePolicy')}.Arn>`;
const sockets = ofType(platform.stateless, 'AWS::ApiGatewayV2::Api').find(
  ([, api]) => api.Properties.ProtocolType === 'WEBSOCKET',
)?.[0];
const targets: GrantTargets = {
  arn: (service, resource) => `arn:aws:${service}:ap-south-1:<AWS::AccountId>:${resource}`,
  tableArn: `<${table}.Arn>`,
  userPoolArn: `<${findOnly(platform.identity, 'AWS::Cognito::UserPool').id}.Arn>`,
  secretArns: {
    order: `<${findOnly(platform.stateful, 'AWS::SecretsManager::Secret').id}>`,
    // The operator creates this secret.
    razorpay: 'arn:aws:secretsmanager:ap-south-1:123456789012:secret:thali/razorpay-AbCdEf',
  },
  sealKeyArn: `<${findOnly(platform.stateful, 'AWS::KMS::Key').id}.Arn>`,
  queueArns: { alarms: alarmQueue },
  pictureBucketArn: `<${findNamed(platform.stateful, 'AWS::S3::Bucket', 'PictureBucket').id}.Arn>`,
  socketStage: `<${sockets}>/ws`,
  smsOrigination: 'pool-0123456789abcdef',
  emailFrom: 'codes@mail.example',
  emailConfigurationSet: 'thali-dev',
};

/** The only queue with this property, such as the alarm queue's redrive policy. All others are failure queues. */
function onlyQueueWith(property: string): string {
  const [only, ...otherQueues] = ofType(platform.stateless, 'AWS::SQS::Queue').filter(
    ([, { Properties }]) => property in Properties,
  );
  if (!only || otherQueues.length > 0) throw new Error(`Expected one queue with ${property}`);
  return only[0];
}

const functions = Object.keys(functionSettings) as FunctionName[];

describe.each(functions)('the function %s', (fn) => {
  const roleId = roleIdOf(platform, lambdaOf(platform, fn).resource);

  it('has exactly the grants that its routes need', () => {
    const neededGrants = linesOf(routeGrants(fn, targets));
    expect(grantsOf(platform, roleId)).toEqual(
      [...new Set([...neededGrants, ...runtimeGrants(fn)])].sort(),
    );
  });

  it('has a separate role without managed or inline policies', () => {
    const owners = [...lambdasOf(platform).values()].filter(
      ({ resource }) => roleIdOf(platform, resource) === roleId,
    );
    expect(owners).toHaveLength(1);
    expect(platform.all[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
    expect(platform.all[roleId]?.Properties).not.toHaveProperty('Policies');
  });
});

it('limits public functions and functions with few kinds of rows to leading keys', () => {
  const limitedFunctions = functions.filter((fn) => accessOf(fn).leadingKeys !== undefined);
  expect(limitedFunctions.sort()).toEqual([
    'auth-challenge',
    'broadcast',
    'customers',
    'documents',
    'live',
    'platform',
    'qr',
    'storefront',
    'sweep-pictures',
  ]);
  // AWS does not document that IAM checks keys in a transaction, or the table's keys in an index query.
  for (const fn of limitedFunctions) expect(accessOf(fn).indexes, fn).toEqual([]);
});

/** Each variable names a resource. `bundles.test.ts` proves that a function with the variable reads it. */
it.each([
  ['ORDER_SECRET_ID', /^secretsmanager:GetSecretValue <OrderSecret/],
  ['RAZORPAY_SECRET_ID', /^secretsmanager:GetSecretValue .*thali\/razorpay/],
  ['SEAL_KEY_ID', /^kms:(En|De)crypt <SealKey/],
  ['WEBSOCKET_URL', /^execute-api:ManageConnections /],
  ['EMAIL_FROM', /^ses:SendEmail .*identity\//],
  ['PICTURE_BUCKET', /^s3:/],
  ['SMS_ORIGINATION_IDENTITY', /^sms-voice:SendTextMessage /],
] as const)('exactly the functions with %s may use its resource', (variable, grant) => {
  const grantedFunctions = functions.filter((fn) =>
    grantsOfFunction(platform, fn).some((candidate) => grant.test(candidate)),
  );
  expect(grantedFunctions.length).toBeGreaterThan(0);
  expect(grantedFunctions).toEqual(
    functions.filter((fn) => functionSettings[fn].environment.includes(variable)),
  );
});

it('gives the id of the user pool to every function that may call it', () => {
  for (const fn of functions) {
    if (accessOf(fn).cognito.length > 0)
      expect(functionSettings[fn].environment, fn).toContain('USER_POOL_ID');
  }
});

it('lets payment functions decrypt the keys of messes, and one function encrypt them', () => {
  const functionsWith = (action: string) =>
    functions.filter((fn) =>
      grantsOfFunction(platform, fn).some((grant) => grant.startsWith(`kms:${action} `)),
    );
  expect(functionsWith('Encrypt')).toEqual(['order-payments']);
  expect(functionsWith('Decrypt').sort()).toEqual([
    'cancel-unpaid-orders',
    'order-payments',
    'payments',
    'reconcile-payments',
  ]);
});

it('never grants a scan, a wildcard action or all resources', () => {
  const roles = ofType(platform.all, 'AWS::IAM::Role').map(([id]) => id);
  const grants = roles.flatMap((role) => grantsOf(platform, role));
  expect(grants.length).toBeGreaterThan(functions.length);
  for (const grant of grants) {
    expect(grant).not.toMatch(/^dynamodb:Scan /);
    expect(grant).not.toMatch(/^\S*\*/);
    if (!/^(xray|ses):(Put|Get)/.test(grant)) expect(grant).not.toMatch(/ \*$/);
  }
  const wildcards = grants
    .map((grant) => grant.split(' if ')[0] ?? '')
    .filter((grant) => grant.includes('*'))
    .map((grant) => grant.split(' ')[0]);
  expect(new Set(wildcards)).toEqual(
    new Set([
      'cloudwatch:PutMetricData',
      'dynamodb:ListStreams',
      'execute-api:ManageConnections',
      's3:DeleteObject',
      's3:GetObject',
      's3:PutObject',
      'ses:GetAccount',
      'ses:GetEmailIdentity',
      'ses:SendEmail',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]),
  );
});

/** The grants that a function needs to run: log, traces, stream, queues. */
function runtimeGrants(fn: FunctionName): string[] {
  const lambda = lambdaOf(platform, fn);
  const { LogGroup } = lambda.resource.Properties.LoggingConfig as { LogGroup: unknown };
  const log = platform.render(LogGroup).replace('>', '.Arn>');
  const stream = streamConsumers.some((consumer) => consumer.fn === fn)
    ? [
        ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
          (action) => `dynamodb:${action} <${table}.StreamArn>`,
        ),
        `dynamodb:ListStreams <${table}.Arn>/stream/*`,
      ]
    : [];
  const queues = queueConsumers
    .filter((consumer) => consumer.fn === fn)
    .flatMap(() => ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'])
    .map((action) => `sqs:${action} ${alarmQueue}`);
  return [
    `logs:CreateLogStream ${log}`,
    `logs:PutLogEvents ${log}`,
    'xray:PutTelemetryRecords *',
    'xray:PutTraceSegments *',
    ...stream,
    ...queues,
    ...failureQueuesOf(lambda.id).map((queue) => `sqs:SendMessage ${queue}`),
  ];
}

function failureQueuesOf(lambdaId: string): string[] {
  return ['AWS::Lambda::EventSourceMapping', 'AWS::Lambda::EventInvokeConfig']
    .flatMap((type) => ofType(platform.stateless, type))
    .filter(([, { Properties }]) => platform.render(Properties.FunctionName) === `<${lambdaId}>`)
    .flatMap(([, { Properties }]) => {
      // A queue defines its own failure queue.
      const config = Properties.DestinationConfig as
        | { OnFailure: { Destination: unknown } }
        | undefined;
      return config ? [platform.render(config.OnFailure.Destination)] : [];
    });
}
