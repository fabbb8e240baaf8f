/** @module-tag long */

import { expect, test } from 'vitest';
import { pressControlC } from './thali-process.ts';
import { useThali } from './use-thali.ts';

const { start } = useThali();

test('starts, refuses a second start on the same data, and exits cleanly on Ctrl-C', async () => {
  const first = start();
  const url = await first.ready;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(await start().ended).toEqual({
    code: 1,
    errorText: expect.stringMatching(/^Another Thali is already/),
  });
  pressControlC(first);
  expect((await first.ended).code).toBe(0);
});
