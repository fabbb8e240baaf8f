import type { TvDish } from '@thali/shared/board/get-tv-menu.contract';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import type { BoardLanguage } from '../board-texts.ts';
import { MultilingualText } from '../parts/multilingual-text.tsx';
import { DishName } from './dish-name.tsx';
import { DishPrice, SizePrices } from './dish-prices.tsx';
import { tvTexts } from './tv-texts.ts';

interface TvThalisProps {
  thalis: readonly TvDish[];
  languages: readonly BoardLanguage[];
}

/** Today's thalis with their contents. They stay while the pages turn. */
export function TvThalis({ thalis, languages }: TvThalisProps) {
  return (
    <section aria-labelledby="tv-thalis" className="tv-thalis" data-count={thalis.length}>
      <h2 id="tv-thalis" className="tv-heading">
        <MultilingualText
          languages={languages}
          text={(language) => tvTexts[language].todaysThali}
        />
      </h2>
      <ul className="tv-thali-list">
        {thalis.map((dish) => (
          <li key={dish.id} className="tv-thali">
            {dish.image && (
              <DishPicture image={dish.image} isEager sizes="25vmin" className="tv-thali-picture" />
            )}
            <div className="tv-text">
              <DishName {...{ dish, languages }} />
              {dish.contents && (
                <p className="tv-contents">{dish.contents.replaceAll(', ', ' · ')}</p>
              )}
              {dish.sizes && (
                <p className="tv-sizes">
                  <SizePrices sizes={dish.sizes} />
                </p>
              )}
            </div>
            {!dish.sizes && (
              <p className="tv-price">
                <DishPrice price={dish.price} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
