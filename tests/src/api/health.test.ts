import { expect, inject, test } from 'vitest';

test('the platform answers its health check', async () => {
  const answer = await fetch(`${inject('platformUrl')}/api/health`);
  expect(await answer.json()).toEqual({ status: 'ok', version: 'local' });
});
