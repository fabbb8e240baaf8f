import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { describe, expect, it } from 'vitest';
import { addDish, bodyOf, newSale, setQuantity, usualAmounts } from './sale.ts';

const dish = {
  ...{ id: 'D', name: 'Dal', price: 60, isVegetarian: true, optionGroupIds: ['G'] },
} as unknown as MenuItem;
const groups = [
  { id: 'G', minChoices: 0, maxChoices: 2, choices: [{ id: 'C', name: 'Ghee', price: 12.5 }] },
] as unknown as OptionGroup[];
const ghee = [{ groupId: 'G', choiceId: 'C' }];
const cash = { method: 'cash', parcel: undefined, handsOver: false, exceedsCap: false } as const;

describe('a sale', () => {
  it('counts the same dish with the same choices on one line', () => {
    let sale = addDish(newSale(), dish, [], groups);
    sale = addDish(sale, dish, ghee, groups);
    sale = addDish(sale, dish, ghee, groups);
    expect(sale.lines.map(({ quantity, unitPricePaise }) => [quantity, unitPricePaise])).toEqual([
      [1, 60_00],
      [2, 72_50],
    ]);
    expect(setQuantity(sale, 0, 0).lines).toHaveLength(1);
  });

  it('sends the amounts without a fee, and no empty name or phone', () => {
    const sale = addDish(newSale(), dish, ghee, groups);
    expect(bodyOf(sale, cash)).toEqual({
      items: [
        {
          ...{ menuItemId: 'D', quantity: 1, unitPrice: 72.5, choices: ghee },
          snapshot: {
            ...{ name: 'Dal', isVegetarian: true },
            choices: [{ name: 'Ghee', price: 12.5 }],
          },
        },
      ],
      totalAmount: 72.5,
      finalAmount: 72.5,
      paymentMethod: 'cash',
    });
  });

  it('adds the parcel charge only to a parcel', () => {
    const sale = addDish(newSale(), dish, [], groups);
    const parcel = { per: 'order', charge: 5 } as const;
    expect(bodyOf(sale, { ...cash, parcel }).finalAmount).toBe(60);
    const asParcel = { ...sale, serviceMode: 'takeaway' as const };
    expect(bodyOf(asParcel, { ...cash, parcel })).toMatchObject({
      parcelCharge: 5,
      finalAmount: 65,
    });
  });
});

it.each([
  [112_00, [112, 120, 150, 200, 500]],
  [100_00, [100, 200, 500]],
  [40_00, [40, 50, 100, 200, 500]],
  [612_50, [612.5, 620, 650, 700, 800]],
])('suggests usual notes for %i paise', (paise, expected) => {
  expect(usualAmounts(paise)).toEqual(expected);
});
