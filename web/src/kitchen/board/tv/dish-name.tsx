import type { TvDish } from '@thali/shared/board/get-tv-menu.contract';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import type { BoardLanguage } from '../board-texts.ts';
import { tvDiets, tvTexts } from './tv-texts.ts';

interface DishNameProps {
  dish: TvDish;
  languages: readonly BoardLanguage[];
}

/** The name with its mark. If the screen's first language is not English, the name in the local script comes first. */
export function DishName({ dish, languages }: DishNameProps) {
  const { name, nameLocal = name, isVegetarian, tags = [] } = dish;
  const [language = 'en'] = languages;
  const [first, second] = language === 'en' ? [name, nameLocal] : [nameLocal, name];
  const diets = tvDiets.filter((tag) => tags.includes(tag));
  return (
    <>
      <span className="tv-name">
        <VegMark isVegetarian={isVegetarian} className="tv-mark" />
        {first}
      </span>
      {(second !== first || diets.length > 0) && (
        <span className="tv-small">
          {second !== first && second}{' '}
          <span className="tv-diets">
            {diets.map((tag) => tvTexts[language].diets[tag]).join(', ')}
          </span>
        </span>
      )}
    </>
  );
}
