import { expect, it } from 'vitest';
import { announcementText } from './board-voice.ts';

it('reads tokens as numbers, and order numbers letter by letter', () => {
  expect(announcementText('en', ['42'])).toBe('Token 42, ready');
  expect(announcementText('en', ['41', '42'])).toBe('Token 41, 42, ready');
  expect(announcementText('hi', ['42'])).toBe('टोकन 42, तैयार है');
  expect(announcementText('mr', ['42'])).toBe('टोकन 42, तयार आहे');
  expect(announcementText('en', ['4F7K2Q'])).toBe('Order 4 F 7 K 2 Q, ready');
});
