/** A JSON object, such as a part of a template. The readers below throw an error that names the invalid value. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toJsonObject(value: unknown, subject: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Error(`${subject} is not an object: ${JSON.stringify(value)}`);
}

export function toText(value: unknown, subject: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${subject} is not a text: ${JSON.stringify(value)}`);
}

export function objectAt(object: JsonObject, key: string): JsonObject {
  return toJsonObject(object[key], key);
}

export function textAt(object: JsonObject, key: string): string {
  return toText(object[key], key);
}

/** CloudFormation takes numbers as text too. */
export function numberAt(object: JsonObject, key: string): number {
  const value = Number(object[key]);
  if (object[key] !== undefined && Number.isFinite(value)) return value;
  throw new Error(`${key} is not a number: ${JSON.stringify(object[key])}`);
}

/** @returns an empty list if the key is absent, and a list of one for a single value */
export function listAt(object: JsonObject, key: string): readonly unknown[] {
  const value = object[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function textsAt(object: JsonObject, key: string): string[] {
  return listAt(object, key).map((value) => toText(value, key));
}

export function objectsAt(object: JsonObject, key: string): JsonObject[] {
  return listAt(object, key).map((value) => toJsonObject(value, key));
}
