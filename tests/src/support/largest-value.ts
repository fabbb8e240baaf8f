import type * as z from 'zod/mini';

/** A character with three bytes for one UTF-16 unit. No character has more bytes for each unit. */
const widest = 'थ';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  entries?: Record<string, unknown>;
  values?: unknown[];
  pattern?: RegExp;
  checks?: { _zod: { def: { maximum?: number; length?: number; pattern?: RegExp } } }[];
}

/**
 * A value at least as large as any JSON that a schema accepts. The value may be invalid, because refinements only make
 * values smaller.
 * @param bounded the largest values of the paths that end with these keys, because the schema does not bound them
 * @throws Error if another value has no bound
 */
export function largestValue(
  schema: z.ZodMiniType,
  path = '',
  bounded: Record<string, unknown> = {},
): unknown {
  const knownEnd = Object.keys(bounded).find((end) => path.endsWith(end));
  if (knownEnd) return bounded[knownEnd];
  const def = schema._zod.def as unknown as Definition;
  const maximum = maximumOf(def);
  const inner = (next: z.ZodMiniType | undefined, name = '') => {
    if (!next) throw new Error(`No inner type at ${path}`);
    return largestValue(next, `${path}${name}`, bounded);
  };
  switch (def.type) {
    case 'string':
      return largestText(path, maximum, patternsOf(def));
    case 'number':
      return 1_234_567.89;
    case 'boolean':
      return false;
    // No call stores a field of the type `unknown`.
    case 'unknown':
    case 'null':
    case 'undefined':
      return null;
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return longest(Object.values(def.entries ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, next]) => [name, inner(next, `.${name}`)]),
      );
    case 'array': {
      if (maximum === undefined) throw new Error(`A list has no bound: ${path}`);
      return Array<unknown>(maximum).fill(inner(def.element, '[]'));
    }
    case 'record': {
      const { entries } = (def.keyType?._zod.def ?? {}) as Definition;
      if (!entries) throw new Error(`A record has no bound: ${path}`);
      const value = inner(def.valueType, '{}');
      return Object.fromEntries(Object.values(entries).map((key) => [String(key), value]));
    }
    case 'union':
      return longest((def.options ?? []).map((option) => inner(option)));
    case 'pipe':
      return longest(
        [def.in, def.out].filter((side) => !isTransform(side)).map((side) => inner(side)),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType);
    default:
      throw new Error(`No largest ${def.type} at ${path}`);
  }
}

export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The maximum length that the checks of a text or list allow. */
function maximumOf({ checks = [] }: Definition): number | undefined {
  const maxima = checks.flatMap(({ _zod: { def } }) => def.maximum ?? def.length ?? []);
  return maxima.length > 0 ? Math.min(...maxima) : undefined;
}

function patternsOf({ pattern, checks = [] }: Definition): RegExp[] {
  return [pattern, ...checks.map(({ _zod }) => _zod.def.pattern)].filter(
    (value) => value !== undefined,
  );
}

/** A pattern without an unlimited repetition bounds the text to some dozen characters. */
function largestText(path: string, maximum: number | undefined, patterns: RegExp[]): string {
  if (maximum !== undefined) return widest.repeat(maximum);
  const isBounded = patterns.some(({ source }) => !/[*+]|\{\d+,\}/.test(source));
  if (!isBounded) throw new Error(`A text has no bound: ${path}`);
  return 'x'.repeat(100);
}

function isTransform(schema: z.ZodMiniType | undefined): boolean {
  return schema?._zod.def.type === 'transform';
}

function longest(values: unknown[]): unknown {
  return values.toSorted((a, b) => bytesOf(b ?? null) - bytesOf(a ?? null))[0];
}
