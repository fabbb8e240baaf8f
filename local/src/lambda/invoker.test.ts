import { awsLimits } from '@thali/functions/aws/aws-limits';
import { expect, test, vi } from 'vitest';
import { createInvoker } from './invoker.ts';

vi.mock('../access/enforce-access.ts', () => ({
  runAs: (_fn: string, run: () => unknown) => run(),
}));

const text = (bytes: number) => 'x'.repeat(bytes);

test('refuses an event that Lambda refuses, and does not run the function', async () => {
  const handler = vi.fn(async () => ({ statusCode: 200 }));
  const { invoke } = createInvoker(
    () => undefined,
    async () => handler,
  );
  const { lambdaPayload, lambdaAsyncEvent } = awsLimits;
  await expect(invoke('menu', { body: text(lambdaPayload) })).rejects.toThrow('is too large');
  await expect(invoke('menu', { body: text(lambdaAsyncEvent) }, lambdaAsyncEvent)).rejects.toThrow(
    'is too large',
  );
  expect(handler).not.toHaveBeenCalled();
  expect(await invoke('menu', { body: text(lambdaAsyncEvent) })).toEqual({ statusCode: 200 });
});

test('refuses an answer that Lambda refuses', async () => {
  const { invoke } = createInvoker(
    () => undefined,
    async () => async () => ({ body: text(awsLimits.lambdaPayload) }),
  );
  await expect(invoke('menu', {})).rejects.toThrow('is too large');
});
