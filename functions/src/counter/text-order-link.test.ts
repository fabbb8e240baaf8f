import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderLinkTemplate } from './text-order-link.ts';

it('sends exactly the text that docs/go-live.md tells the operator to register', () => {
  const page = readFileSync(new URL('../../../docs/go-live.md', import.meta.url), 'utf8');
  expect(page.split('\n')).toContain(orderLinkTemplate);
});
