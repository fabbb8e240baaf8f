import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alarmTemplate, alarmText } from './text-kitchen.ts';

it('sends the text of docs/go-live.md in one message, with the order number', () => {
  const page = readFileSync(new URL('../../../docs/go-live.md', import.meta.url), 'utf8');
  expect(page.split('\n')).toContain(alarmTemplate);
  const [before = '', after = ''] = alarmTemplate.split('{#alphanumeric#}');
  expect(alarmText('X7K2P9')).toBe(`${before}X7K2P9${after}`);
  expect(alarmText('X7K2P9').length).toBeLessThanOrEqual(160);
});
