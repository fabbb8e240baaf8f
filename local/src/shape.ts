/** A JSON object, such as a part of a template. The readers below throw with the name of a wrong part. */
export type Shape = Readonly<Record<string, unknown>>;

export function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toShape(value: unknown, what: string): Shape {
  if (isShape(value)) return value;
  throw new Error(`${what} is not an object: ${JSON.stringify(value)}`);
}

export function toText(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${what} is not a text: ${JSON.stringify(value)}`);
}

export function shapeAt(of: Shape, key: string): Shape {
  return toShape(of[key], key);
}

export function textAt(of: Shape, key: string): string {
  return toText(of[key], key);
}

/** CloudFormation takes numbers as text too. */
export function numberAt(of: Shape, key: string): number {
  const value = Number(of[key]);
  if (of[key] !== undefined && Number.isFinite(value)) return value;
  throw new Error(`${key} is not a number: ${JSON.stringify(of[key])}`);
}

/** @returns an empty list if the key is absent, and a list of one for a single value */
export function listAt(of: Shape, key: string): readonly unknown[] {
  const value = of[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function textsAt(of: Shape, key: string): string[] {
  return listAt(of, key).map((value) => toText(value, key));
}

export function shapesAt(of: Shape, key: string): Shape[] {
  return listAt(of, key).map((value) => toShape(value, key));
}
