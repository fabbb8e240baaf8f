import { toOptionGroupRow } from '@thali/functions/menu/option-group-rows';
import type { BenchPlatform } from './bench-platform.ts';
import { itemBytes } from './item-bytes.ts';
import type { Measure } from './unit-operations.ts';
import { measureOrder } from './unit-orders.ts';
import type { UseCases } from './use-cases.ts';

const sabzis = ['Aloo Gobi', 'Bhindi Masala', 'Chana Masala', 'Paneer Makhani'];

/** Measures an option group and orders of a dish with it, and restores the menu. */
export async function measureOptions(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId, dishes } = bench;
  const [dish, ...otherDishes] = dishes.slice(0, 5);
  if (!dish) throw new Error('The demo menu has no dish without options');
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const choices = sabzis.map((name, place) => ({
    ...{ name, price: 0, isAvailable: true, isDefault: false },
    quantity: place === 0 ? 1000 : null,
  }));
  const { optionGroup } = await measure('new option group', () =>
    use.createOptionGroup(staff, {
      params: { vendorId },
      body: { name: 'Choose two sabzis', minChoices: 0, maxChoices: 2, choices },
      headers: {},
    }),
  );
  const groupId = optionGroup.id;
  const ofGroup = { params: { vendorId, groupId } };
  const row = await use.readOptionGroup(vendorId, groupId);
  const bytes = row && itemBytes(toOptionGroupRow(vendorId, row));
  await measure(`  renamed (row: ${bytes} B, ${sabzis.length} choices)`, () =>
    use.updateOptionGroup(staff, { ...ofGroup, body: { name: 'Two sabzis' } }),
  );
  const [countedId = '', ...uncountedIds] = optionGroup.choices.map(({ id }) => id);
  const sellOut = (soldOutToday: boolean) => () =>
    use.changeChoiceToday(staff, {
      params: { ...ofGroup.params, choiceId: countedId },
      body: { soldOutToday },
    });
  await measure('  a choice sold out today', sellOut(true));
  await sellOut(false)();

  const item = { vendorId, itemId: dish.id };
  const setGroups = (optionGroupIds: string[] | null) =>
    use.updateMenuItem(staff, { params: item, body: { optionGroupIds } });
  await setGroups([groupId]);

  const order = (name: string, choiceIds: readonly string[]) =>
    measureOrder(bench, use, measure, {
      name: `signed in, ${name}`,
      dishes: [dish, ...otherDishes],
      choices: choiceIds.map((choiceId) => ({ groupId, choiceId })),
    });
  await order('no choice of an option group', []);
  await order('1 line with 2 choices', uncountedIds.slice(0, 2));
  await order('1 line with a counted choice', [countedId]);

  await setGroups(null);
  await measure('option group deleted', () => use.deleteOptionGroup(staff, ofGroup));
}
