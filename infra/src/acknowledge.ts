import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Sets findings of the checks aside, each with the reason why it is fine. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  const findings = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...findings);
}

/** The name by which the checks know a value that comes from another stack. */
export function nameAcrossStacks(owner: IConstruct, value: string): string {
  const stack = Stack.of(owner);
  const imported: unknown = stack.resolve(stack.exportValue(value));
  return (imported as { 'Fn::ImportValue': string })['Fn::ImportValue'];
}
