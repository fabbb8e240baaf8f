import { expect, inject, test } from 'vitest';

test('answers the health check', async () => {
  const answer = await fetch(`${inject('platformUrl')}/api/health`);
  expect(await answer.json()).toEqual({ status: 'ok', version: 'local' });
});
