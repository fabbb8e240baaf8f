import { toSnakeKey } from '@thali/shared/http/camel-keys';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Converts a schema to JSON Schema with the snake_case keys of the wire. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return toWireSchema(rest);
}

/** Converts the fields of a part of a request to parameters. */
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

function toWireSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toWireSchema);
  if (node === null || typeof node !== 'object') return node;
  const record = asRecord(node as Json);
  if (record) return record;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') return [key, snakeKeys(value as Json)];
      if (key === 'required') return [key, (value as string[]).map(toSnakeKey)];
      return [key, toWireSchema(value)];
    }),
  );
}

/**
 * Writes a record with known keys as an object, because readers and linters understand objects better. Its keys are
 * data, such as weekdays, so they stay unchanged.
 */
function asRecord({ propertyNames, additionalProperties, ...rest }: Json): Json | undefined {
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return undefined;
  const properties = Object.fromEntries(
    names.map((name) => [name, toWireSchema(additionalProperties)]),
  );
  return { ...rest, properties, additionalProperties: false };
}

function snakeKeys(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [toSnakeKey(key), toWireSchema(value)]),
  );
}
