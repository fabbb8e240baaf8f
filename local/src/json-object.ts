/** A JSON object, such as a part of a template. The readers below throw an error that names the invalid value. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toJsonObject(value: unknown, what: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Error(`${what} is not an object: ${JSON.stringify(value)}`);
}

export function toText(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${what} is not a text: ${JSON.stringify(value)}`);
}

export function objectAt(of: JsonObject, key: string): JsonObject {
  return toJsonObject(of[key], key);
}

export function textAt(of: JsonObject, key: string): string {
  return toText(of[key], key);
}

/** CloudFormation takes numbers as text too. */
export function numberAt(of: JsonObject, key: string): number {
  const value = Number(of[key]);
  if (of[key] !== undefined && Number.isFinite(value)) return value;
  throw new Error(`${key} is not a number: ${JSON.stringify(of[key])}`);
}

/** @returns an empty list if the key is absent, and a list of one for a single value */
export function listAt(of: JsonObject, key: string): readonly unknown[] {
  const value = of[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function textsAt(of: JsonObject, key: string): string[] {
  return listAt(of, key).map((value) => toText(value, key));
}

export function objectsAt(of: JsonObject, key: string): JsonObject[] {
  return listAt(of, key).map((value) => toJsonObject(value, key));
}
