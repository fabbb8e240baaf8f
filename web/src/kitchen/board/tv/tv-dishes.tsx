import type { TvDish } from '@thali/shared/board/get-tv-menu.contract';
import type { RefObject } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import type { BoardLanguage } from '../board-texts.ts';
import { MultilingualText } from '../parts/multilingual-text.tsx';
import { DishName } from './dish-name.tsx';
import { DishPrice, SizePrices } from './dish-prices.tsx';
import { tvTexts } from './tv-texts.ts';
import type { TvSection } from './tv-view.ts';

interface TvDishesProps {
  list: RefObject<HTMLUListElement | null>;
  sections: readonly TvSection[];
  languages: readonly BoardLanguage[];
}

/** The dishes in columns. The browser breaks them into columns, and the columns into pages. */
export function TvDishes({ list, sections, languages }: TvDishesProps) {
  return (
    <ul ref={list} className="tv-list">
      {sections.flatMap(({ id, name, dishes }) => {
        const hasPictures = dishes.some(({ image }) => image);
        return dishes.map((dish, index) => (
          <li key={dish.id} className="tv-keep">
            {/* A heading stays with its first dish. */}
            {index === 0 && (
              <h2 id={`tv-${id}`} className="tv-heading">
                {name}
              </h2>
            )}
            <Dish {...{ dish, hasPictures, languages }} />
          </li>
        ));
      })}
    </ul>
  );
}

interface DishProps {
  dish: TvDish;
  hasPictures: boolean;
  languages: readonly BoardLanguage[];
}

function Dish({ dish, hasPictures, languages }: DishProps) {
  const { isSoldOut, sizes, contents, price, image } = dish;
  return (
    <div className={classNames('tv-dish', isSoldOut && 'is-sold-out')}>
      {hasPictures && <DishPicture image={image} isEager sizes="12vmin" className="tv-picture" />}
      <div className="tv-text">
        <DishName {...{ dish, languages }} />
        {contents && <p className="tv-contents">{contents.replaceAll(', ', ' · ')}</p>}
        {sizes && !isSoldOut && (
          <p className="tv-sizes">
            <SizePrices sizes={sizes} />
          </p>
        )}
      </div>
      {isSoldOut ? (
        <p className="tv-sold-out">
          <MultilingualText
            languages={languages.slice(0, 1)}
            text={(language) => tvTexts[language].soldOut}
          />
        </p>
      ) : (
        !sizes && (
          <p className="tv-price">
            <DishPrice price={price} />
          </p>
        )
      )}
    </div>
  );
}
