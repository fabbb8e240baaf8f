import { expect, it } from 'vitest';
import { secretIds } from '../stand-ins/secrets.ts';
import { grantsNeeded, partitionsTouched, secretNeeded, socketNeeded } from './enforce-access.ts';
import { matchesWildcard } from './matches-wildcard.ts';

it.each([
  ['GetItem', {}, ['GetItem']],
  ['BatchWriteItem', {}, ['BatchWriteItem']],
  ['Query', {}, ['Query']],
  ['Query', { IndexName: 'ongoingOrders' }, ['index ongoingOrders']],
  [
    'TransactWriteItems',
    { TransactItems: [{ Put: {} }, { Update: {} }] },
    ['PutItem', 'UpdateItem'],
  ],
])('%s with %o needs %o', (action, input, grants) => {
  expect(grantsNeeded(action, input)).toEqual(grants);
});

it('a secret is needed by its name in the route table, and one that nobody knows by its own', () => {
  expect(secretNeeded('GetSecretValue', { SecretId: secretIds.razorpay })).toEqual([
    'secret razorpay',
  ]);
  expect(secretNeeded('GetSecretValue', { SecretId: 'other' })).toEqual(['secret other']);
});

it.each([
  ['PostToConnection', 'socket POST'],
  ['DeleteConnection', 'socket DELETE'],
])('%s needs %s', (action, grant) => {
  expect(socketNeeded(action)).toEqual([grant]);
});

const Key = { PK: 'U#1', SK: 'U' };
const Item = { PK: 'LIVE#menu', SK: 'c1' };

it.each([
  ['a key', { Key }, ['U#1']],
  ['a put', { Item }, ['LIVE#menu']],
  [
    'a query',
    { KeyConditionExpression: 'PK = :p AND SK > :s', ExpressionAttributeValues: { ':p': 'V#1' } },
    ['V#1'],
  ],
  ['a query of an index', { IndexName: 'ongoingOrders' }, undefined],
  ['reads in a batch', { RequestItems: { table: { Keys: [Key, Item] } } }, ['U#1', 'LIVE#menu']],
  [
    'writes in a batch',
    { RequestItems: { table: [{ PutRequest: { Item } }, { DeleteRequest: { Key } }] } },
    ['LIVE#menu', 'U#1'],
  ],
  [
    'a transaction',
    { TransactItems: [{ Put: { Item } }, { Update: { Key } }] },
    ['LIVE#menu', 'U#1'],
  ],
])('%s names its partitions', (_, input, partitions) => {
  expect(partitionsTouched(input)).toEqual(partitions);
});

it.each([
  ['U#1', 'U#*', true],
  ['RATE#otp:1', 'RATE#proof:*', false],
  ['V#0123456789', 'V#??????????', true],
  ['V#0123456789#WALLET', 'V#??????????', false],
  ['V#0123456789#O#1', 'V#??????????#O#*', true],
  ['XU#1', 'U#*', false],
])('%s within %s: %s', (partition, pattern, isWithin) => {
  expect(matchesWildcard(pattern, partition)).toBe(isWithin);
});
