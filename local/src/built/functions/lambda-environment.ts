import { dirname } from 'node:path';
import { region } from '../../engines/aws-client-config.ts';
import { credentialsOf } from './credentials.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** Replacements of AWS addresses by local ones, the longest first. */
export type Detours = readonly (readonly [there: string, here: string])[];

export interface Surroundings {
  detours: Detours;
  /** The endpoint for the AWS SDK. */
  aws: string;
}

/** The template's variables, with local addresses. */
export function ledHere(fn: DeployedFunction, detours: Detours): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fn.environment).map(([name, value]) => {
      const inCode = value.replace(/^\/var\/task(?=\/|$)/, fn.folder);
      const detour = detours.find(([there]) => inCode === there || inCode.startsWith(`${there}/`));
      return [name, detour ? detour[1] + inCode.slice(detour[0].length) : inCode];
    }),
  );
}

/** Names of the replaced variables. */
export function detouredNames(fns: readonly DeployedFunction[], detours: Detours): string[] {
  const changed = fns.flatMap((fn) =>
    Object.entries(ledHere(fn, detours))
      .filter(([name, value]) => value !== fn.environment[name])
      .map(([name]) => name),
  );
  return [...new Set(changed)].sort();
}

/**
 * The whole environment of a function: the template's variables, those that Lambda sets, and the endpoint for the
 * AWS SDK. https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
export function lambdaEnvironment(
  fn: DeployedFunction,
  { detours, aws }: Surroundings,
): Record<string, string> {
  return {
    ...ledHere(fn, detours),
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: fn.physicalName,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    LAMBDA_TASK_ROOT: dirname(fn.handler.file),
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    ...credentialsOf(fn.name),
    AWS_ENDPOINT_URL: aws,
  };
}
