import { createObservable } from '../../lib/state/observable.ts';
import * as names from '../../lib/texts/dish-name-texts.ts';

/** The names of the menu's dishes in the local script, by the id of the dish. */
const localNames = createObservable<ReadonlyMap<string, string>>(new Map());

/** Remembers the local names of the kitchen's menu, because orders have only the English names. */
export function rememberDishNames(
  dishes: readonly { id: string; nameLocal?: string | undefined }[],
): void {
  localNames.set(
    new Map(dishes.flatMap(({ id, nameLocal }) => (nameLocal ? [[id, nameLocal]] : []))),
  );
}

/** The name of a dish in the language of the screen. Rule: kitchen-15 */
export function dishNamed({ id, name }: { id: string; name: string }): string {
  return names.firstName(name, localNames.get().get(id));
}
