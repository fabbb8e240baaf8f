import { expect, it } from 'vitest';
import { unsentText } from './kitchen-bars.tsx';

it('says that unsent steps will be sent later', () => {
  expect(unsentText(1)).toBe('1 step is not sent. Keep this screen open to send it.');
  expect(unsentText(3)).toMatch(/^3 steps are not sent\. .* to send them\.$/);
});
