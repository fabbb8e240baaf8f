import { dirname } from 'node:path';
import { region } from '../../engines/aws-client-config.ts';
import { credentialsOf } from './credentials.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** Pairs of a deployed address and its local replacement. */
type Replacements = readonly (readonly [deployed: string, local: string])[];

export interface LocalEndpoints {
  replacements: Replacements;
  /** The endpoint for the AWS SDK. */
  aws: string;
}

/** The template's variables, with local addresses. */
function localVariables(fn: DeployedFunction, replacements: Replacements): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fn.environment).map(([name, value]) => {
      const codePath = value.replace(/^\/var\/task(?=\/|$)/, fn.folder);
      const [deployed, local] =
        replacements.find(([folder]) => codePath === folder || codePath.startsWith(`${folder}/`)) ??
        [];
      return [name, deployed ? local + codePath.slice(deployed.length) : codePath];
    }),
  );
}

/** Names of the replaced variables. */
export function replacedNames(
  fns: readonly DeployedFunction[],
  replacements: Replacements,
): string[] {
  const changed = fns.flatMap((fn) =>
    Object.entries(localVariables(fn, replacements))
      .filter(([name, value]) => value !== fn.environment[name])
      .map(([name]) => name),
  );
  return [...new Set(changed)].sort();
}

/**
 * All variables of a function: the template's variables, Lambda's variables, and the endpoint for the AWS SDK.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
export function lambdaEnvironment(
  fn: DeployedFunction,
  { replacements, aws }: LocalEndpoints,
): Record<string, string> {
  return {
    ...localVariables(fn, replacements),
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

interface LocalAddresses {
  /** The user pool. Functions fetch its keys without the AWS SDK. */
  aws: string;
  /** The connections API. Functions address it by the host of the API. */
  connections: string;
  razorpay: string;
  push: string;
  pictures: string;
  siteUrl: string;
}

interface DeployedNames {
  socketApi: string;
  /** The custom domain, if there is one. */
  domain: string | undefined;
  buckets: readonly string[];
}

/**
 * The replacements for outside addresses in the template's variables. The AWS SDK gets its endpoint separately.
 */
export function addressReplacements(
  local: LocalAddresses,
  { socketApi, domain, buckets }: DeployedNames,
): Replacements {
  const ofDomain = domain && ([`https://${domain}`, local.siteUrl] as const);
  return [
    [`https://cognito-idp.${region}.amazonaws.com`, local.aws],
    [`https://${socketApi}.execute-api.${region}.amazonaws.com`, local.connections],
    ['https://api.razorpay.com', local.razorpay],
    ['https://fcm.googleapis.com', local.push],
    ...buckets.map(
      (bucket) =>
        [`https://${bucket}.s3.${region}.amazonaws.com`, `${local.pictures}/${bucket}`] as const,
    ),
    ...(ofDomain ? [ofDomain, [domain, 'localhost'] as const] : []),
  ];
}
