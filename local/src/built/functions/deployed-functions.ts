import { join } from 'node:path';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type Statement, statementsOf } from '../../access/statements.ts';
import { arn } from '../../engines/aws-client-config.ts';
import { isJsonObject, numberAt, objectAt, textAt, toText } from '../../json-object.ts';
import type { Assembly, Resource } from '../template/read-assembly.ts';

/** A function as the template describes it. */
export interface DeployedFunction {
  name: FunctionName;
  /** The physical name. */
  physicalName: string;
  arn: string;
  /** The folder of the unpacked code. */
  folder: string;
  handler: { file: string; export: string };
  memoryMb: number;
  timeoutSeconds: number;
  environment: Readonly<Record<string, string>>;
  /** The permissions of the role. */
  statements: readonly Statement[];
}

const runtime = 'nodejs24.x';
/** Lambda's limit. */
const maxEnvironmentBytes = 4096;

/** The platform's functions, by their log name. Leaves out CDK's own functions. */
export function deployedFunctions(assembly: Assembly): DeployedFunction[] {
  const roles = new Map(assembly.ofType('AWS::IAM::Role').map((role) => [role.ref, role]));
  return assembly.ofType('AWS::Lambda::Function').flatMap((resource) => {
    const environment = environmentOf(resource);
    const name = environment.POWERTOOLS_SERVICE_NAME;
    if (name === undefined) return [];
    if (!isFunctionName(name))
      throw new Error(`${resource.id} has an unknown function name: ${name}`);
    const role = roles.get(textAt(resource.properties, 'Role').replace(/^.*:role\//, ''));
    if (!role) throw new Error(`${resource.id} has no role`);
    return [
      {
        ...describe(assembly, resource),
        name,
        environment,
        statements: statementsOf(assembly, role),
      },
    ];
  });
}

function describe(assembly: Assembly, { id, properties, ref }: Resource) {
  if (properties.Runtime !== runtime) throw new Error(`${id} runs on ${properties.Runtime}`);
  const [file = '', name = ''] = textAt(properties, 'Handler').split('.');
  const folder = assembly.assetFolder(textAt(objectAt(properties, 'Code'), 'S3Key'));
  return {
    physicalName: ref,
    arn: arn('lambda', `function:${ref}`),
    folder,
    handler: { file: join(folder, `${file}.mjs`), export: name },
    memoryMb: numberAt(properties, 'MemorySize'),
    timeoutSeconds: numberAt(properties, 'Timeout'),
  };
}

function environmentOf({ id, properties }: Resource): Record<string, string> {
  const variables = isJsonObject(properties.Environment)
    ? objectAt(properties.Environment, 'Variables')
    : {};
  const environment = Object.entries(variables).map(
    ([name, value]) => [name, toText(value, name)] as const,
  );
  const bytes = environment.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > maxEnvironmentBytes) throw new Error(`${id} has ${bytes} bytes of environment`);
  return Object.fromEntries(environment);
}

function isFunctionName(name: string): name is FunctionName {
  return name in functionSettings;
}
