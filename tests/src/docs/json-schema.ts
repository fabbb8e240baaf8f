import { toSnakeKey } from '@thali/shared/http/camel-keys';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** A schema as JSON Schema, its keys in snake_case as they travel. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return asItTravels(rest);
}

/** The fields of a part of a request, as parameters. */
export function fieldsOf(schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
  }));
}

function asItTravels(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asItTravels);
  if (node === null || typeof node !== 'object') return node;
  const record = asRecord(node as Json);
  if (record) return record;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') return [key, snakeKeys(value as Json)];
      if (key === 'required') return [key, (value as string[]).map(toSnakeKey)];
      return [key, asItTravels(value)];
    }),
  );
}

/**
 * A record of known keys, written as an object: readers and linters of the document know those better. Its keys are data,
 * such as weekdays, and travel as they are.
 */
function asRecord({ propertyNames, additionalProperties, ...rest }: Json): Json | undefined {
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return undefined;
  const properties = Object.fromEntries(
    names.map((name) => [name, asItTravels(additionalProperties)]),
  );
  return { ...rest, properties, additionalProperties: false };
}

function snakeKeys(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [toSnakeKey(key), asItTravels(value)]),
  );
}
