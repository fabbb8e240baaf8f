import { type Stack, Token } from 'aws-cdk-lib';

/**
 * Exports values even if no other stack imports them. Otherwise CDK removes an export when its last importer goes.
 * CloudFormation would then refuse the release: it updates this stack first, while the deployed consumer still
 * imports the value. A literal value needs no export. A weak reference would also let the release pass. But then
 * CloudFormation could replace a table or pool in use.
 */
export function keepExports(stack: Stack, values: readonly string[]): void {
  for (const value of values) {
    if (Token.isUnresolved(value)) stack.exportValue(value);
  }
}
