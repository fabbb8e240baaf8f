import { describe, expect, it } from 'vitest';
import { accessOf } from './access-of.ts';
import { functionSettings } from './function-settings.ts';
import { addressIn, type GrantTargets, grantsOf, senderOf } from './grants.ts';
import { allRoutes, httpRoutes } from './route-table.ts';
import type { Access, FunctionName, HttpRoute } from './route-types.ts';
import { rowFamilies } from './row-families.ts';

const targets: GrantTargets = {
  arn: (service, resource) => `${service}:${resource}`,
  tableArn: 'table',
  userPoolArn: 'pool',
  secretArns: { order: 'secret:order', razorpay: 'secret:razorpay' },
  sealKeyArn: 'key',
  queueArns: { alarms: 'queue:alarms' },
  pictureBucketArn: 'bucket',
  socketStage: 'api/ws',
  smsOrigination: 'THALIS',
  emailFrom: 'Thali <codes@mail.example>',
  emailConfigurationSet: 'thali-dev',
};

const functions = Object.keys(functionSettings) as FunctionName[];
const http: readonly HttpRoute[] = httpRoutes;
const routes: readonly { fn: FunctionName; access: Access }[] = allRoutes;

/** The grants of a function as short texts: action, resource, condition. */
function linesOf(fn: FunctionName, from: GrantTargets = targets): string[] {
  const lines = grantsOf(fn, from).flatMap(({ Action, Resource, Condition }) =>
    Action.flatMap((action) =>
      Resource.map((on) => `${action} ${on}${Condition ? ` if ${JSON.stringify(Condition)}` : ''}`),
    ),
  );
  return [...new Set(lines)].sort();
}

describe.each(functions)('the function %s', (fn) => {
  it('has exactly the grants of its routes, session checks and audit', () => {
    const accesses = accessesOf(fn);
    const expected = accesses.flatMap((access) => expectedGrants(access, rowConditionOf(accesses)));
    expect(linesOf(fn)).toEqual([...new Set(expected)].sort());
  });
});

function accessesOf(fn: FunctionName): Access[] {
  const contracts = http.filter((route) => route.fn === fn).map(({ contract }) => contract);
  const changesForAdmins = contracts.some(
    ({ method, callers }) => method !== 'GET' && callers.includes('admin'),
  );
  const readsTokens = contracts.some(({ ignoresToken }) => !ignoresToken);
  return [
    ...routes.filter((route) => route.fn === fn).map(({ access }) => access),
    ...(changesForAdmins ? [{ table: ['PutItem', 'UpdateItem'] } as const] : []),
    ...(readsTokens ? [{ table: ['GetItem'], rows: ['users', 'endedSessions'] } as const] : []),
  ];
}

/** The condition on a function's rows. The condition exists only if every route lists its rows. */
function rowConditionOf(accesses: readonly Access[]): string {
  const withTable = accesses.filter(({ table }) => table);
  if (withTable.length === 0 || withTable.some(({ rows }) => !rows)) return '';
  const families = withTable.flatMap(({ rows }) => rows ?? []);
  const leadingKeys = [...new Set(families)].map((family) => rowFamilies[family]).sort();
  return ` if ${JSON.stringify({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  })}`;
}

function expectedGrants(access: Access, rowCondition: string): string[] {
  const vendorContext =
    ' if {"ForAllValues:StringEquals":{"kms:EncryptionContextKeys":["vendorId"]},"Null":{"kms:EncryptionContextKeys":"false"}}';
  return [
    ...(access.table ?? []).map((action) => `dynamodb:${action} table${rowCondition}`),
    ...(access.indexes ?? []).map((index) => `dynamodb:Query table/index/${index}`),
    ...(access.cognito ?? []).map((action) => `cognito-idp:${action} pool`),
    ...(access.secrets ?? []).map((name) => `secretsmanager:GetSecretValue secret:${name}`),
    ...(access.seals ?? []).map((action) => `kms:${action} key${vendorContext}`),
    ...(access.sms ? ['sms-voice:SendTextMessage sms-voice:sender-id/THALIS/IN'] : []),
    ...(access.email
      ? [
          'ses:SendEmail ses:identity/* if {"StringEquals":{"ses:FromAddress":"codes@mail.example"}}',
          'ses:SendEmail ses:configuration-set/thali-dev',
        ]
      : []),
    ...(access.emailStatus ? ['ses:GetAccount *', 'ses:GetEmailIdentity *'] : []),
    ...(access.pictures ?? []).map((action) => {
      const [verb, folder] = action.split(' ');
      return `s3:${verb} bucket${folder ? `/${folder}/*` : ''}`;
    }),
    ...(access.queues ?? []).map((name) => `sqs:SendMessage queue:${name}`),
    ...(access.sockets ?? []).map(
      (method) => `execute-api:ManageConnections execute-api:api/ws/${method}/@connections/*`,
    ),
  ];
}

it('grants nothing for unregistered senders and secrets', () => {
  const unregistered = {
    ...targets,
    secretArns: { order: 'o' },
    smsOrigination: undefined,
    emailFrom: undefined,
  };
  const lines = functions.flatMap((fn) => linesOf(fn, unregistered));
  expect(lines).toContain('secretsmanager:GetSecretValue o');
  expect(lines.filter((line) => /^(ses|sms-voice):|razorpay/.test(line))).toEqual([]);
});

it('fails if a deployment lacks a resource that a route needs', () => {
  const fn = functions.find((candidate) => accessOf(candidate).cognito.length > 0) ?? 'auth';
  expect(() => grantsOf(fn, { ...targets, userPoolArn: undefined })).toThrow(
    `The function '${fn}' can't have the user pool here`,
  );
});

it.each([
  ['pool-1', 'pool/pool-1'],
  ['phone-1', 'phone-number/phone-1'],
  ['THALIS', 'sender-id/THALIS/IN'],
])('maps the sender %s to %s', (identity, resource) => {
  expect(senderOf(identity)).toBe(resource);
});

it.each(['codes@mail.example', 'Thali <codes@mail.example>'])('finds the address in %s', (from) => {
  expect(addressIn(from)).toBe('codes@mail.example');
});
