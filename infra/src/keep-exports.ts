import { type Stack, Token } from 'aws-cdk-lib';

/**
 * Exports values even if no other stack imports them. CDK alone drops an export with its last use. CloudFormation
 * would then refuse the release: it updates this stack first, while the deployed consumer still imports the value.
 * A literal value needs no export. Weak references would not hold up a release either, but would let CloudFormation
 * replace a table or pool that others use.
 */
export function keepExports(stack: Stack, values: readonly string[]): void {
  for (const value of values) {
    if (Token.isUnresolved(value)) stack.exportValue(value);
  }
}
