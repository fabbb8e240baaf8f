import type { Stack } from 'aws-cdk-lib';

/**
 * Exports values even if no other stack imports them. CDK alone drops an export with its last use. CloudFormation
 * would then refuse the release: it updates this stack first, while the deployed consumer still imports the value.
 */
export function keepExports(stack: Stack, values: readonly string[]): void {
  for (const value of values) stack.exportValue(value);
}
