import type * as z from 'zod/mini';
import { toCamelKey, toSnakeKey } from './camel-keys.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;
type Rename = (key: string, shape: Shape) => string;

/**
 * Renames the keys of a request body to camelCase if its schema has them. If the body has a key in both cases,
 * camelCase wins. Keys below a record schema are data and stay unchanged.
 */
export function requestKeys(schema: Schema, value: unknown): unknown {
  return renameKeys(schema, value, (key, shape) => {
    const camel = toCamelKey(key);
    return Object.hasOwn(shape, camel) ? camel : key;
  });
}

/** Renames an answer's keys to snake_case if its schema has them. Keys below a record schema are data and stay unchanged. */
export function answerKeys(schema: Schema, value: unknown): unknown {
  return renameKeys(schema, value, (key, shape) => snakeNamesOf(shape).get(key) ?? key);
}

/** A cache, because every answer of a contract has the same keys. */
const snakeNames = new WeakMap<Shape, ReadonlyMap<string, string>>();

function snakeNamesOf(shape: Shape): ReadonlyMap<string, string> {
  const cached = snakeNames.get(shape);
  if (cached) return cached;
  const names = new Map(Object.keys(shape).map((key) => [key, toSnakeKey(key)]));
  snakeNames.set(shape, names);
  return names;
}

function renameKeys(schema: Schema, value: unknown, rename: Rename): unknown {
  if (value === null || typeof value !== 'object') return value;
  const inner = unwrap(schema, value);
  if (Array.isArray(value)) {
    if (inner._zod.def.type !== 'array') return value;
    const element = elementOf(inner);
    return value.map((entry) => renameKeys(element, entry, rename));
  }
  if (inner._zod.def.type === 'record') {
    const valueSchema = (inner as z.core.$ZodRecord)._zod.def.valueType;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, renameKeys(valueSchema, entry, rename)]),
    );
  }
  if (inner._zod.def.type !== 'object') return value;
  const shape = (inner as z.core.$ZodObject)._zod.def.shape as Shape;
  const renamedEntries: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    const renamed = rename(key, shape);
    if (renamed !== key && Object.hasOwn(value, renamed)) continue;
    const field = ownField(shape, renamed) ?? ownField(shape, key);
    renamedEntries.push([renamed, field ? renameKeys(field, entry, rename) : entry]);
  }
  return Object.fromEntries(renamedEntries);
}

/** Ignores inherited properties, because clients may send keys such as `constructor`. */
function ownField(shape: Shape, key: string): Schema | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

function elementOf(schema: Schema): Schema {
  return (schema as z.core.$ZodArray)._zod.def.element;
}

/** Unwraps optional, nullable, default and pipe. For a union it picks the member that fits. */
function unwrap(schema: Schema, value: unknown): Schema {
  const def = schema._zod.def as {
    type: string;
    innerType?: Schema;
    in?: Schema;
    options?: Schema[];
  };
  if (def.innerType) return unwrap(def.innerType, value);
  if (def.type === 'pipe' && def.in) return unwrap(def.in, value);
  if (def.type === 'union' && def.options) {
    const types = Array.isArray(value) ? ['array'] : ['object', 'record'];
    const fitting = def.options
      .map((option) => unwrap(option, value))
      .filter((option) => types.includes(option._zod.def.type));
    return fitting.find((option) => matchesLiterals(option, value)) ?? fitting[0] ?? schema;
  }
  return schema;
}

/** Whether the literals of a value, such as `kind`, match this member of a union. */
function matchesLiterals(schema: Schema, value: unknown): boolean {
  const { shape = {} } = schema._zod.def as { shape?: Record<string, Schema> };
  return Object.entries(shape).every(([key, field]) => {
    const { type, values } = field._zod.def as { type: string; values?: unknown[] };
    return type !== 'literal' || values?.includes(Object(value)[key]);
  });
}
