import { expect, it } from 'vitest';
import { unsentText } from './kitchen-bars.tsx';

it('says of one step and of several what will become of them', () => {
  expect(unsentText(1)).toBe(
    '1 step is not sent. Leave this screen open: it will be sent by itself.',
  );
  expect(unsentText(3)).toMatch(/^3 steps are not sent\. .* they will be sent by themselves\.$/);
});
