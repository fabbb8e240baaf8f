import { entryFile } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Context } from 'aws-lambda';

export type Handler = (event: unknown, context: Context) => Promise<unknown>;

/**
 * The real handler of a function of the route table. Its module reads the environment when it loads,
 * so this comes after the environment is set.
 */
export async function loadHandler(fn: FunctionName): Promise<Handler> {
  const file = `functions/src/${entryFile(fn)}`;
  const module: unknown = await import(new URL(`../../../${file}`, import.meta.url).href).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
      throw new Error(`The function '${fn}' (${file}) can't be loaded: ${reason}`, { cause });
    },
  );
  if (!hasHandler(module)) throw new Error(`The function '${fn}' (${file}) exports no handler`);
  return module.handler;
}

function hasHandler(module: unknown): module is { handler: Handler } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
