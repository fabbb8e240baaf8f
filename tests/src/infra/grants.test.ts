import { accessOf } from '@thali/functions/routes/access-of';
import { functionSettings } from '@thali/functions/routes/function-settings';
import { type GrantTargets, grantsOf as routeGrants } from '@thali/functions/routes/grants';
import { queueConsumers, streamConsumers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { describe, expect, it } from 'vitest';
import { grantsOf, lambdasOf, linesOf, roleIdOf } from './function-resources.ts';
import { ofType, synthesize, theNamed, theOnly } from './synthesize.ts';

const platform = synthesize();
const lambdas = lambdasOf(platform);
const table = theOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
const alarmQueue = `<${theOnlyWith('RedrivePolicy')}.Arn>`;
const sockets = ofType(platform.stateless, 'AWS::ApiGatewayV2::Api').find(
  ([, api]) => api.Properties.ProtocolType === 'WEBSOCKET',
)?.[0];
const targets: GrantTargets = {
  arn: (service, resource) => `arn:aws:${service}:ap-south-1:<AWS::AccountId>:${resource}`,
  tableArn: `<${table}.Arn>`,
  userPoolArn: `<${theOnly(platform.identity, 'AWS::Cognito::UserPool').id}.Arn>`,
  secretArns: {
    order: `<${theOnly(platform.stateful, 'AWS::SecretsManager::Secret').id}>`,
    // The operator creates it.
    razorpay: 'arn:aws:secretsmanager:ap-south-1:123456789012:secret:thali/razorpay-AbCdEf',
  },
  sealKeyArn: `<${theOnly(platform.stateful, 'AWS::KMS::Key').id}.Arn>`,
  queueArns: { alarms: alarmQueue },
  pictureBucketArn: `<${theNamed(platform.stateful, 'AWS::S3::Bucket', 'PictureBucket').id}.Arn>`,
  socketStage: `<${sockets}>/ws`,
  smsOrigination: 'pool-0123456789abcdef',
  emailFrom: 'codes@mail.example',
  emailConfigurationSet: 'thali-dev',
};

/** The queue that gives up what fails: all others are what it is given up to. */
function theOnlyWith(property: string): string {
  const [only, ...others] = ofType(platform.stateless, 'AWS::SQS::Queue').filter(
    ([, { Properties }]) => property in Properties,
  );
  if (!only || others.length > 0) throw new Error(`Not one queue with ${property}`);
  return only[0];
}

const functions = Object.keys(functionSettings) as FunctionName[];

describe.each(functions)('the function %s', (fn) => {
  const lambda = lambdas.get(fn);
  if (!lambda) throw new Error(`No Lambda for ${fn}`);
  const roleId = roleIdOf(platform, lambda.resource);

  it('may do what its routes need and nothing else', () => {
    const needs = linesOf(routeGrants(fn, targets));
    expect(grantsOf(platform, roleId)).toEqual([...new Set([...needs, ...duties(fn)])].sort());
  });

  it('has a role of its own, without policies of others', () => {
    const owners = [...lambdas.values()].filter(
      ({ resource }) => roleIdOf(platform, resource) === roleId,
    );
    expect(owners).toHaveLength(1);
    expect(platform.all[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
    expect(platform.all[roleId]?.Properties).not.toHaveProperty('Policies');
  });
});

it('fences in the functions that strangers reach, or that need few kinds of rows', () => {
  const fenced = functions.filter((fn) => accessOf(fn).leadingKeys !== undefined);
  expect(fenced.sort()).toEqual([
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
  // AWS does not say that IAM checks the keys in a transaction, or the table's keys in a query of an index.
  for (const fn of fenced) expect(accessOf(fn).indexes, fn).toEqual([]);
});

/**
 * What a function's code takes hold of by these variables (`bundles.test.ts` holds that it asks for each), it must be
 * granted too, and the other way round.
 */
it.each([
  ['ORDER_SECRET_ID', /^secretsmanager:GetSecretValue <OrderSecret/],
  ['RAZORPAY_SECRET_ID', /^secretsmanager:GetSecretValue .*thali\/razorpay/],
  ['SEAL_KEY_ID', /^kms:(En|De)crypt <SealKey/],
  ['WEBSOCKET_URL', /^execute-api:ManageConnections /],
  ['EMAIL_FROM', /^ses:SendEmail .*identity\//],
  ['PICTURE_BUCKET', /^s3:/],
  ['SMS_ORIGINATION_IDENTITY', /^sms-voice:SendTextMessage /],
] as const)('who knows %s may use it, and nobody else', (variable, grant) => {
  const [knowing, granted] = [
    functions.filter((fn) => functionSettings[fn].environment.includes(variable)),
    functions.filter((fn) => {
      const lambda = lambdas.get(fn);
      return (
        lambda &&
        grantsOf(platform, roleIdOf(platform, lambda.resource)).some((one) => grant.test(one))
      );
    }),
  ];
  expect(granted.length).toBeGreaterThan(0);
  expect(granted).toEqual(knowing);
});

it('who may ask the user pool knows it', () => {
  for (const fn of functions) {
    if (accessOf(fn).cognito.length > 0)
      expect(functionSettings[fn].environment, fn).toContain('USER_POOL_ID');
  }
});

it('lets the functions that take payments decrypt the keys of messes, and one encrypt them', () => {
  const doing = (action: string) =>
    functions.filter((fn) => {
      const lambda = lambdas.get(fn);
      const grants = lambda ? grantsOf(platform, roleIdOf(platform, lambda.resource)) : [];
      return grants.some((grant) => grant.startsWith(`kms:${action} `));
    });
  expect(doing('Encrypt')).toEqual(['order-payments']);
  expect(doing('Decrypt').sort()).toEqual([
    'cancel-unpaid-orders',
    'order-payments',
    'payments',
    'reconcile-payments',
  ]);
});

it('never grants a scan, an action by wildcard or any resource', () => {
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

/** What a function needs for the way it is run: its log and traces, the stream it reads, its failure queues. */
function duties(fn: FunctionName): string[] {
  const lambda = lambdas.get(fn);
  const logging = lambda?.resource.Properties.LoggingConfig as { LogGroup: unknown } | undefined;
  const log = platform.render(logging?.LogGroup).replace('>', '.Arn>');
  const stream = streamConsumers.some((consumer) => consumer.fn === fn)
    ? [
        ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
          (action) => `dynamodb:${action} <${table}.StreamArn>`,
        ),
        `dynamodb:ListStreams <${table}.Arn>/stream/*`,
      ]
    : [];
  const taken = queueConsumers
    .filter((consumer) => consumer.fn === fn)
    .flatMap(() => ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'])
    .map((action) => `sqs:${action} ${alarmQueue}`);
  return [
    `logs:CreateLogStream ${log}`,
    `logs:PutLogEvents ${log}`,
    'xray:PutTelemetryRecords *',
    'xray:PutTraceSegments *',
    ...stream,
    ...taken,
    ...failureQueuesOf(lambda?.id).map((queue) => `sqs:SendMessage ${queue}`),
  ];
}

function failureQueuesOf(lambdaId: string | undefined): string[] {
  return ['AWS::Lambda::EventSourceMapping', 'AWS::Lambda::EventInvokeConfig']
    .flatMap((type) => ofType(platform.stateless, type))
    .filter(([, { Properties }]) => platform.render(Properties.FunctionName) === `<${lambdaId}>`)
    .flatMap(([, { Properties }]) => {
      // A queue's own failures go where it says.
      const config = Properties.DestinationConfig as
        | { OnFailure: { Destination: unknown } }
        | undefined;
      return config ? [platform.render(config.OnFailure.Destination)] : [];
    });
}
