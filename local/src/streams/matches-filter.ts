import type { StreamFilter } from '@thali/functions/routes/route-types';
import type { DynamoDBRecord } from 'aws-lambda';
import { isJsonObject } from '../json-object.ts';

/** Whether the record matches a filter, by the rules of Lambda's event filtering. */
export function matchesFilter(record: DynamoDBRecord, filters: readonly StreamFilter[]): boolean {
  return filters.length === 0 || filters.some((filter) => matches(filter, record));
}

/** Every key of a pattern must match. A list matches if one alternative does. */
function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((alternative) => equals(alternative, value));
  if (!isJsonObject(pattern) || !isJsonObject(value)) return false;
  return Object.entries(pattern).every(([key, inner]) => matches(inner, value[key]));
}

function equals(alternative: unknown, value: unknown): boolean {
  if (!isJsonObject(alternative)) return alternative === value;
  if (typeof alternative.prefix === 'string') {
    return typeof value === 'string' && value.startsWith(alternative.prefix);
  }
  throw new Error(`The local platform has no filter rule ${JSON.stringify(alternative)}`);
}
