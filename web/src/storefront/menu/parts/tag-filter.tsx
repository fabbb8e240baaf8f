import type { DishTag } from '@thali/shared/menu/dish-tags';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import * as texts from '../menu-texts.ts';

interface TagFilterProps {
  /** The tags of the dishes on the menu. */
  offered: readonly DishTag[];
  tags: readonly DishTag[];
  onTags: (tags: DishTag[]) => void;
  onClose: () => void;
}

const filterNames: Record<DishTag, string> = {
  jain: texts.jain,
  vegan: texts.vegan,
  egg: texts.noEgg,
  milk: texts.noMilk,
  gluten: texts.noGluten,
  nuts: texts.noNuts,
  soy: texts.noSoy,
  fish: texts.noFish,
};

/** Lets guests choose which tags dishes must have or must not have. Rule: storefront-24 */
export default function TagFilter({ offered, tags, onTags, onClose }: TagFilterProps) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.dietFilters}
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => onTags([])}>
            {texts.clear}
          </Button>
          <Button isFullWidth onClick={onClose}>
            {texts.showDishes}
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col">
        {offered.map((tag) => (
          <li key={tag}>
            <Checkbox
              label={filterNames[tag]}
              checked={tags.includes(tag)}
              onChange={({ target }) =>
                onTags(
                  target.checked ? [...tags, tag] : tags.filter((candidate) => candidate !== tag),
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{texts.askKitchen}</p>
    </Sheet>
  );
}
