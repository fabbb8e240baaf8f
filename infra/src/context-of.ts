import type { App } from 'aws-cdk-lib';

/** Reads the settings of a deployment, from `-c name=value` or from cdk.json. */
export interface Context {
  /** The raw value, which may be an object from cdk.json. An empty string counts as undefined. */
  rawValue(name: string): unknown;
  text(name: string): string | undefined;
  /**
   * Catches mistyped names: a missing setting could remove resources. @throws Error if the context has a name that no
   * code has read
   */
  rejectUnknown(): void;
}

export function contextOf(app: App): Context {
  const readNames = new Set<string>();
  function rawValue(name: string): unknown {
    readNames.add(name);
    const value: unknown = app.node.tryGetContext(name);
    return value === '' ? undefined : value;
  }
  return {
    rawValue,
    text(name) {
      const value = rawValue(name);
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value : undefined;
    },
    rejectUnknown() {
      const all = Object.keys(Object(app.node.getAllContext()));
      const unknown = all.filter((name) => ownName.test(name) && !readNames.has(name));
      if (unknown.length === 0) return;
      const names = unknown.map((name) => `'${name}'`).join(', ');
      throw new Error(`There is no setting ${names}: docs/architecture.md lists all settings`);
    },
  };
}

/** Our setting names. CDK's own names contain a colon, a slash or a dash. */
const ownName = /^\w+$/;

/**
 * A setting that is a whole number above 0, or its default.
 * @throws Error for any other text
 */
export function wholeNumber(
  context: (name: string) => string | undefined,
  name: string,
  defaultValue: string,
): string {
  const value = context(name) ?? defaultValue;
  if (/^[1-9]\d*$/.test(value)) return value;
  throw new Error(`The setting ${name} is not a whole number above 0: '${value}'`);
}
