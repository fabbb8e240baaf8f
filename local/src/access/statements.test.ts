import { expect, test } from 'vitest';
import { isAllowed, statementsOf } from './statements.ts';

const table = 'arn:aws:dynamodb:ap-south-1:000000000000:table/thali';
const role = { ref: 'Role', properties: {} };

/** The statements of a role with this policy. */
function statements(...Statement: Record<string, unknown>[]) {
  const policy = { Roles: ['Role'], PolicyDocument: { Statement } };
  const other = {
    Roles: ['Other'],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }] },
  };
  return statementsOf({ ofType: () => [{ properties: policy }, { properties: other }] }, role);
}

const read = { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: table };

test.each([
  ['dynamodb:GetItem', table, true],
  ['dynamodb:getitem', table, true],
  ['dynamodb:PutItem', table, false],
  ['dynamodb:Query', `${table}/index/orders`, false],
  ['dynamodb:GetItem', `${table}2`, false],
])('%s on %s: %s', (action, resource, expected) => {
  expect(isAllowed(statements(read), { action, resource })).toBe(expected);
});

test('wildcards match any characters, and a denial outweighs what allows', () => {
  const all = { Effect: 'Allow', Action: 'dynamodb:*', Resource: `${table}*` };
  const deny = { Effect: 'Deny', Action: 'dynamodb:Delete?tem', Resource: '*' };
  const wanted = { action: 'dynamodb:DeleteItem', resource: `${table}/index/a` };
  expect(isAllowed(statements(all), wanted)).toBe(true);
  expect(isAllowed(statements(all, deny), wanted)).toBe(false);
});

test.each([
  [['V#1234567890'], true],
  [['V#1234567890', 'U#1'], false],
  [['V#1234567890#O#1'], false],
  [[], false],
])('of the leading keys %j: %s', (leadingKeys, expected) => {
  const fenced = statements({
    ...read,
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['V#??????????'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
  const context = { 'dynamodb:LeadingKeys': leadingKeys };
  const wanted = { action: 'dynamodb:GetItem', resource: table, context };
  expect(isAllowed(fenced, wanted)).toBe(expected);
});

test.each([
  [['vendorId'], true],
  [['vendorId', 'other'], false],
  [['other'], false],
  [[], false],
])('of the encryption context %j: %s', (contextKeys, expected) => {
  const sealing = statements({
    Effect: 'Allow',
    Action: 'kms:Decrypt',
    Resource: 'key',
    Condition: {
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['vendorId'] },
      Null: { 'kms:EncryptionContextKeys': 'false' },
    },
  });
  const context = { 'kms:EncryptionContextKeys': contextKeys };
  const wanted = { action: 'kms:Decrypt', resource: 'key', context };
  expect(isAllowed(sealing, wanted)).toBe(expected);
});

test.each([
  ['no-reply@thali.example', true],
  ['owner@thali.example', false],
  [undefined, false],
])('of mail from %s: %s', (fromAddress, expected) => {
  const sender = statements({
    Effect: 'Allow',
    Action: 'ses:SendEmail',
    Resource: 'identity/*',
    Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@thali.example' } },
  });
  const wanted = {
    action: 'ses:SendEmail',
    resource: 'identity/asha@mess.example',
    ...(fromAddress && { context: { 'ses:FromAddress': [fromAddress] } }),
  };
  expect(isAllowed(sender, wanted)).toBe(expected);
});

test('a condition that nothing here can judge counts for nothing: it is refused at the start', () => {
  const unknown = { ...read, Condition: { Bool: { 'aws:SecureTransport': 'true' } } };
  expect(() => statements(unknown)).toThrow("can't judge the condition");
});
