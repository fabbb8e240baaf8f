import type { App } from 'aws-cdk-lib';

/** The choices that a deployment was given, by `-c name=value` or in cdk.json. */
export interface Context {
  /** As it was given, an object of cdk.json included; '' counts as none. */
  given(name: string): unknown;
  text(name: string): string | undefined;
  /**
   * A name that is mistyped would leave a choice out, and so take away what it made.
   * @throws Error when there is one that nobody asked for
   */
  refuseOthers(): void;
}

export function contextOf(app: App): Context {
  const asked = new Set<string>();
  function given(name: string): unknown {
    asked.add(name);
    const value: unknown = app.node.tryGetContext(name);
    return value === '' ? undefined : value;
  }
  return {
    given,
    text(name) {
      const value = given(name);
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value : undefined;
    },
    refuseOthers() {
      const all = Object.keys(Object(app.node.getAllContext()));
      const unknown = all.filter((name) => isOurs.test(name) && !asked.has(name));
      if (unknown.length === 0) return;
      const names = unknown.map((name) => `'${name}'`).join(', ');
      throw new Error(`There is no setting ${names}: docs/architecture.md lists them`);
    },
  };
}

/** CDK's own names have a colon, a slash or a dash. */
const isOurs = /^\w+$/;

/**
 * A setting that is a whole number above 0, or its standard.
 * @throws Error for any other text
 */
export function wholeNumber(
  context: (name: string) => string | undefined,
  name: string,
  standard: string,
): string {
  const value = context(name) ?? standard;
  if (/^[1-9]\d*$/.test(value)) return value;
  throw new Error(`The setting ${name} is no whole number above 0: '${value}'`);
}
