import { expect, test } from 'vitest';
import { resolveValue, type Scope } from './resolve-value.ts';

const scope: Scope = {
  ref: (name) => (name === 'AWS::NoValue' ? undefined : `ref-${name}`),
  attribute: (resource, name) => `${resource}'s ${name}`,
  imported: (name) => `imported-${name}`,
  output: (stack, name) => `${name} of ${stack}`,
  mapping: (name) => (name === 'Zones' ? { aws: { zone: 'Z1' } } : undefined),
  secret: (id) => (id === 'json' ? '{"key":"of json"}' : `secret of ${id}`),
};

test.each<[unknown, unknown]>([
  [{ Ref: 'Table' }, 'ref-Table'],
  [{ 'Fn::GetAtt': ['Role', 'Arn'] }, "Role's Arn"],
  [{ 'Fn::GetAtt': 'Role.Arn' }, "Role's Arn"],
  [{ 'Fn::ImportValue': 'Stack:Table' }, 'imported-Stack:Table'],
  [{ 'Fn::GetStackOutput': { StackName: 'Edge', OutputName: 'Acl' } }, 'Acl of Edge'],
  [{ 'Fn::Join': ['/', ['a', { Ref: 'B' }, 3]] }, 'a/ref-B/3'],
  [{ 'Fn::Select': [1, { 'Fn::Split': ['-', 'a-b-c'] }] }, 'b'],
  [{ 'Fn::FindInMap': ['Zones', 'aws', 'zone'] }, 'Z1'],
  [
    { 'Fn::Sub': `in-\${AWS::Region}-\${Role.Arn}-\${!kept}` },
    `in-ref-AWS::Region-Role's Arn-\${kept}`,
  ],
  [{ 'Fn::Sub': [`\${Own} \${Else}`, { Own: { Ref: 'A' } }] }, 'ref-A ref-Else'],
  [
    { 'Fn::Join': ['', ['{{resolve:secretsmanager:', 'arn:1', ':SecretString:::}}']] },
    'secret of arn:1',
  ],
  ['{{resolve:secretsmanager:json:SecretString:key::}}', 'of json'],
  [{ a: [{ Ref: 'AWS::NoValue' }, 1], b: { Ref: 'AWS::NoValue' } }, { a: [1] }],
])('resolves %j to %j', (value, expected) => {
  expect(resolveValue(value, scope)).toEqual(expected);
});

test('refuses an unsupported function of CloudFormation', () => {
  expect(() => resolveValue({ 'Fn::Cidr': ['10.0.0.0/8', 1] }, scope)).toThrow('Fn::Cidr');
});
