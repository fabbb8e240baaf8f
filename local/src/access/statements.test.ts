import { expect, test } from 'vitest';
import { isAllowed, statementsOf } from './statements.ts';

const table = 'arn:aws:dynamodb:ap-south-1:000000000000:table/thali';
const role = { ref: 'Role', properties: {} };

/** The statements of a role with this policy. */
function statements(...Statement: Record<string, unknown>[]) {
  const policy = { Roles: ['Role'], PolicyDocument: { Statement } };
  const otherPolicy = {
    Roles: ['Other'],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }] },
  };
  return statementsOf(
    { ofType: () => [{ properties: policy }, { properties: otherPolicy }] },
    role,
  );
}

const read = { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: table };

test.each([
  ['dynamodb:GetItem', table, true],
  ['dynamodb:getitem', table, true],
  ['dynamodb:PutItem', table, false],
  ['dynamodb:Query', `${table}/index/orders`, false],
  ['dynamodb:GetItem', `${table}2`, false],
])('allows %s on %s: %s', (action, resource, expected) => {
  expect(isAllowed(statements(read), { action, resource })).toBe(expected);
});

test('wildcards match any characters, and a Deny overrides an Allow', () => {
  const all = { Effect: 'Allow', Action: 'dynamodb:*', Resource: `${table}*` };
  const deny = { Effect: 'Deny', Action: 'dynamodb:Delete?tem', Resource: '*' };
  const request = { action: 'dynamodb:DeleteItem', resource: `${table}/index/a` };
  expect(isAllowed(statements(all), request)).toBe(true);
  expect(isAllowed(statements(all, deny), request)).toBe(false);
});

const fenced = statements(
  {
    ...read,
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['V#??????????'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  },
  {
    Effect: 'Allow',
    Action: 'kms:Decrypt',
    Resource: table,
    Condition: {
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['vendorId'] },
      Null: { 'kms:EncryptionContextKeys': 'false' },
    },
  },
);

test.each([
  ['dynamodb:GetItem', 'dynamodb:LeadingKeys', ['V#1234567890'], true],
  ['dynamodb:GetItem', 'dynamodb:LeadingKeys', ['V#1234567890', 'U#1'], false],
  ['dynamodb:GetItem', 'dynamodb:LeadingKeys', ['V#1234567890#O#1'], false],
  ['dynamodb:GetItem', 'dynamodb:LeadingKeys', [], false],
  ['kms:Decrypt', 'kms:EncryptionContextKeys', ['vendorId'], true],
  ['kms:Decrypt', 'kms:EncryptionContextKeys', ['vendorId', 'other'], false],
  ['kms:Decrypt', 'kms:EncryptionContextKeys', ['other'], false],
  ['kms:Decrypt', 'kms:EncryptionContextKeys', [], false],
])('allows %s with %s %j: %s', (action, key, values, expected) => {
  const request = { action, resource: table, context: { [key]: values } };
  expect(isAllowed(fenced, request)).toBe(expected);
});

test.each([
  ['no-reply@thali.example', true],
  ['owner@thali.example', false],
  [undefined, false],
])('allows mail from %s: %s', (fromAddress, expected) => {
  const sender = statements({
    Effect: 'Allow',
    Action: 'ses:SendEmail',
    Resource: 'identity/*',
    Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@thali.example' } },
  });
  const request = {
    action: 'ses:SendEmail',
    resource: 'identity/asha@mess.example',
    ...(fromAddress && { context: { 'ses:FromAddress': [fromAddress] } }),
  };
  expect(isAllowed(sender, request)).toBe(expected);
});

test('refuses a statement with an unsupported condition', () => {
  const unknown = { ...read, Condition: { Bool: { 'aws:SecureTransport': 'true' } } };
  expect(() => statements(unknown)).toThrow('does not support the condition');
});
