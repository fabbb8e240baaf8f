import { streamConsumers } from '@thali/functions/routes/route-table';
import { expect, test } from 'vitest';
import { matchesFilter } from './matches-filter.ts';

const filters = streamConsumers[0].filters;

const record = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', sortKey: string) => ({
  eventName,
  dynamodb: { Keys: { PK: { S: 'V#1' }, SK: { S: sortKey } } },
});

test.each([
  ['INSERT', 'O', true],
  ['REMOVE', 'O', false],
  ['MODIFY', 'PROFILE', true],
  ['REMOVE', 'ITEM#1', true],
  ['INSERT', 'PROFILES', false],
  ['INSERT', 'U', false],
] as const)(
  'matches an %s of the sort key %s against the broadcast filters: %s',
  (eventName, sortKey, expected) => {
    expect(matchesFilter(record(eventName, sortKey), filters)).toBe(expected);
  },
);

test('passes every record without filters', () => {
  expect(matchesFilter(record('INSERT', 'U'), [])).toBe(true);
});
