import { expect, test } from 'vitest';
import type { Answer } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';

const rounds = 2;

/** Expects every dish to have an existing category. */
async function expectNoOrphans({ items, categories }: Kitchen): Promise<void> {
  const categoryIds = new Set((await categories()).map(({ id }) => id));
  const orphanItems = (await items()).filter(({ category_id }) => !categoryIds.has(category_id));
  expect(orphanItems).toEqual([]);
}

function expectOneOf(answer: Answer, codes: readonly string[]): void {
  if (answer.status < 300) return;
  expect(codes, answer.text).toContain(answer.json.code);
}

test('keeps no orphan if a dish is created in a category during its deletion', async () => {
  const kitchen = await makeKitchen();
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await kitchen.newCategory(`Round ${round}`);
    const [created, deleted] = await Promise.all([
      kitchen.createItem({ category_id: id }),
      kitchen.deleteCategory(id),
    ]);
    expectOneOf(created, ['MENU_CATEGORY_NOT_FOUND', 'SERVICE_BUSY']);
    expectOneOf(deleted, ['MENU_CATEGORY_NOT_EMPTY', 'MENU_CHANGED', 'SERVICE_BUSY']);
    expect(created.status === 201 && deleted.status === 200).toBe(false);
    await expectNoOrphans(kitchen);
    outcomes.add(`${created.status} ${deleted.status}`);
  }
  expect(outcomes.size).toBeGreaterThanOrEqual(1);
});

test('keeps no orphan if a dish moves into a category during its deletion', async () => {
  const kitchen = await makeKitchen();
  for (let round = 0; round < rounds; round += 1) {
    const [target, dish] = await Promise.all([
      kitchen.newCategory(`Round ${round}`),
      kitchen.newItem(),
    ]);
    const [moved, deleted] = await Promise.all([
      kitchen.updateItem(dish.id, { category_id: target.id }),
      kitchen.deleteCategory(target.id),
    ]);
    expectOneOf(moved, ['MENU_CATEGORY_NOT_FOUND', 'SERVICE_BUSY']);
    expectOneOf(deleted, ['MENU_CATEGORY_NOT_EMPTY', 'MENU_CHANGED', 'SERVICE_BUSY']);
    await expectNoOrphans(kitchen);
  }
});

test('keeps no orphan if dishes change while their category is deleted and they move', async () => {
  const kitchen = await makeKitchen();
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = await Promise.all([kitchen.newCategory('From'), kitchen.newCategory('To')]);
    const category_id = from.id;
    const [keptDish, deletedDish] = await Promise.all([
      kitchen.newItem({ category_id }),
      kitchen.newItem({ category_id }),
    ]);
    const [deleted, ...otherAnswers] = await Promise.all([
      kitchen.deleteCategory(from.id, to.id),
      kitchen.createItem({ category_id }),
      kitchen.updateItem(keptDish.id, { name: 'Edited', category_id }),
      kitchen.deleteItem(deletedDish.id),
    ]);
    expectOneOf(deleted, ['MENU_CHANGED', 'SERVICE_BUSY']);
    for (const otherAnswer of otherAnswers) {
      expectOneOf(otherAnswer, ['MENU_CATEGORY_NOT_FOUND', 'SERVICE_BUSY']);
    }
    await expectNoOrphans(kitchen);
  }
});

test('deletes at most one of two categories whose concurrent deletions move dishes into each other', async () => {
  const kitchen = await makeKitchen();
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = await Promise.all([
      kitchen.newCategory('One'),
      kitchen.newCategory('Two'),
    ]);
    await Promise.all([first, second].map(({ id }) => kitchen.newItem({ category_id: id })));
    const answers = await Promise.all([
      kitchen.deleteCategory(first.id, second.id),
      kitchen.deleteCategory(second.id, first.id),
    ]);
    for (const answer of answers) {
      expectOneOf(answer, ['MENU_CHANGED', 'MENU_CATEGORY_NOT_FOUND', 'SERVICE_BUSY']);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
    await expectNoOrphans(kitchen);
  }
});

test('deletes a dish once for five concurrent calls', async () => {
  const kitchen = await makeKitchen();
  const { id } = await kitchen.newItem();
  const answers = await Promise.all(Array.from({ length: 5 }, () => kitchen.deleteItem(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) expectOneOf(answer, ['MENU_ITEM_NOT_FOUND', 'SERVICE_BUSY']);
});

test('adds five dishes at once to one category, or answers busy', async () => {
  const kitchen = await makeKitchen();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => kitchen.createItem({ name: `Dish ${index}` })),
  );
  const created = answers.filter(({ status }) => status === 201);
  for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, 'SERVICE_BUSY');
  expect(created.length).toBeGreaterThan(0);
  expect(await kitchen.items()).toHaveLength(1 + created.length);
});
