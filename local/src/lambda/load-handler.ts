import { entryFile } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Context } from 'aws-lambda';
import { isJsonObject } from '../json-object.ts';
import { messageOf } from '../printer.ts';

export type Handler = (event: unknown, context: Context) => Promise<unknown>;

/**
 * Loads the real handler of a function. Its module reads the environment while it loads, so set the
 * environment first.
 */
export async function loadHandler(fn: FunctionName): Promise<Handler> {
  const file = `functions/src/${entryFile(fn)}`;
  const module: unknown = await import(new URL(`../../../${file}`, import.meta.url).href).catch(
    (cause: unknown) => {
      const [reason] = messageOf(cause).split('\n');
      throw new Error(`The function '${fn}' (${file}) can't be loaded: ${reason}`, { cause });
    },
  );
  const handler = isJsonObject(module) && module.handler;
  if (typeof handler !== 'function') throw new Error(`${file} exports no handler`);
  return handler as Handler;
}
