import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Handler } from '../../lambda/load-handler.ts';
import type { FromFunction, ToFunction } from './messages.ts';

// The program of an execution environment. It loads a bundle and runs its events one by one.
const [file = '', exported = 'handler'] = process.argv.slice(2);
const ownFolder = new URL('.', pathToFileURL(file)).href;
process.once('disconnect', () => process.exit());

// Lambda has only the function's own code, so this blocks imports from the repository.
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const isAllowedModule = resolved.url.startsWith('node:') || resolved.url.startsWith(ownFolder);
    if (isAllowedModule || !context.parentURL?.startsWith(ownFolder)) return resolved;
    throw new Error(`Cannot find package '${specifier}' in the function's code`);
  },
});

try {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const handler = module[exported];
  if (!isHandler(handler)) throw new Error(`${file} exports no ${exported}`);
  process.on('message', (message: ToFunction) => void answer(handler, message));
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'broken', error: describe(error) });
}

async function answer(handler: Handler, { event, context, deadline }: ToFunction): Promise<void> {
  const ignore = () => undefined;
  try {
    const result = await handler(event, {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
      done: ignore,
      fail: ignore,
      succeed: ignore,
    });
    report({ kind: 'result', json: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    report({ kind: 'error', error: describe(error) });
  }
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

function report(message: FromFunction): void {
  process.send?.(message);
}

function describe(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  return { name: error.name, message: error.message, stack: error.stack ?? '' };
}
