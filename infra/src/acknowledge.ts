import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Acknowledges findings of the template checks, each with a reason. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  const findings = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...findings);
}

/** The name of another stack's value in the findings of the template checks. */
export function nameAcrossStacks(owner: IConstruct, value: string): string {
  if (!Token.isUnresolved(value)) return value;
  const stack = Stack.of(owner);
  const imported: unknown = stack.resolve(stack.exportValue(value));
  return (imported as { 'Fn::ImportValue': string })['Fn::ImportValue'];
}
