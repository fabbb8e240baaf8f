import { expect, it } from 'vitest';
import { groupOfSizes } from './size-group.ts';

const size = (name: string, price: string) => ({ key: name, name, price });

it('gives each size the price difference from the first size', () => {
  const { choices, ...group } = groupOfSizes([size('Full', '110.10'), size(' Half', '60.05')]);
  expect(group).toEqual({ name: 'Size', minChoices: 1, maxChoices: 1 });
  expect(choices).toMatchObject([
    { name: 'Full', price: 0 },
    { name: 'Half', price: -50.05 },
  ]);
});
