import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import billDark from '../../../../../docs/pictures/bill-dark.webp';
import billLight from '../../../../../docs/pictures/bill-light.webp';
import cartDark from '../../../../../docs/pictures/cart-dark.webp';
import cartLight from '../../../../../docs/pictures/cart-light.webp';
import kitchenDark from '../../../../../docs/pictures/kitchen-dark.webp';
import kitchenLight from '../../../../../docs/pictures/kitchen-light.webp';
import overviewDark from '../../../../../docs/pictures/overview-dark.webp';
import overviewLight from '../../../../../docs/pictures/overview-light.webp';
import { classNames } from '../../../lib/ui/class-names.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';

/** The pictures of the README, so that one command takes both again. All have the same height. */
const pictures = [
  {
    text: 'The kitchen’s screen: new, cooking and ready orders',
    ...{ light: kitchenLight, dark: kitchenDark, width: 1280 },
  },
  { text: 'A guest’s phone: the cart', ...{ light: cartLight, dark: cartDark, width: 390 } },
  {
    text: 'The owner’s figures of today',
    ...{ light: overviewLight, dark: overviewDark, width: 1280 },
  },
  { text: 'A bill with GST', ...{ light: billLight, dark: billDark, width: 390 } },
];

/** The pictures move to and fro. With reduced motion, or paused, they scroll by hand. */
export default function TourPictures() {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs the keyboard */}
      <section
        aria-label="Pictures of Thali"
        tabIndex={0}
        className="@container overflow-x-auto rounded-card"
      >
        <ul
          className={classNames(
            'flex w-max gap-4',
            !isPaused && 'motion-safe:animate-[tour_45s_ease-in-out_infinite_alternate]',
          )}
        >
          {pictures.map(({ text, light, dark, width }) => (
            <li key={text}>
              <picture>
                <source media="(prefers-color-scheme: dark)" srcSet={dark} />
                <img
                  src={light}
                  alt={text}
                  width={width}
                  height={780}
                  loading="lazy"
                  className="h-(--tour) w-auto max-w-none rounded-card border border-line"
                />
              </picture>
            </li>
          ))}
        </ul>
      </section>
      <IconButton
        label={isPaused ? 'Play the pictures' : 'Pause the pictures'}
        icon={isPaused ? <Play size={20} /> : <Pause size={20} />}
        onClick={() => setPaused(!isPaused)}
        className="mt-1 -ml-2.5 motion-reduce:invisible"
      />
    </>
  );
}
