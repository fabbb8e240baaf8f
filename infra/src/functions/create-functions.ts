import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Construct } from 'constructs';
import type { FunctionResources } from './function-resources.ts';
import { RouteFunction } from './route-function.ts';

/** Returns a function by name. Throws if the route table has no such function. */
export type FunctionOf = (fn: FunctionName) => RouteFunction;

/** Creates the functions of the route table that do not exist yet. The triggers of the user pool exist already. */
export function createFunctions(
  scope: Construct,
  existing: ReadonlyMap<FunctionName, RouteFunction>,
  resources: FunctionResources,
): FunctionOf {
  const functions = new Map(existing);
  for (const fn of Object.keys(functionSettings) as FunctionName[]) {
    if (!functions.has(fn)) functions.set(fn, new RouteFunction(scope, fn, resources));
  }
  return (fn) => {
    const found = functions.get(fn);
    if (!found) throw new Error(`The route table has no settings for the function '${fn}'`);
    return found;
  };
}
