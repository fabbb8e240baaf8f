import type { FieldChanges, fieldUpdate } from './field-update.ts';

type Update = ReturnType<typeof fieldUpdate> & { ConditionExpression: string };

/**
 * Adds a condition for each changed field with a known value: the row must still have the known value, or the new
 * value after a repeat. Null means an absent value.
 */
export function withKnownFields<Input extends Update>(
  update: Input,
  changes: FieldChanges,
  knownFields: FieldChanges,
): Input {
  const conditions = [update.ConditionExpression];
  const values = { ...update.ExpressionAttributeValues };
  for (const [path, knownValue] of Object.entries(knownFields)) {
    if (changes[path] === undefined || knownValue === undefined) continue;
    const parts = path.split('.');
    const field = parts.map((part) => `#${part}`).join('.');
    const name = parts.join('_');
    const equals = (value: unknown, placeholder: string) =>
      value === null ? `attribute_not_exists(${field})` : `${field} = ${placeholder}`;
    conditions.push(
      `(${equals(knownValue, `:known_${name}`)} OR ${equals(changes[path], `:${name}`)})`,
    );
    if (knownValue !== null) values[`:known_${name}`] = knownValue;
  }
  return {
    ...update,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeValues: values,
  };
}
