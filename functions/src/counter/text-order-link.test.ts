import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderLinkTemplate } from './text-order-link.ts';

it('sends the text that the operator registers by docs/go-live.md', () => {
  const page = readFileSync(new URL('../../../docs/go-live.md', import.meta.url), 'utf8');
  expect(page.split('\n')).toContain(orderLinkTemplate);
});
