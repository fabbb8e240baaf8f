import { expect, it } from 'vitest';
import { grantsNeeded } from './enforce-access.ts';

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
