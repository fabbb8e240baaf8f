import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { productPictures } from '../../../lib/pictures/product-pictures.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';

/** The pictures scroll back and forth. With reduced motion or after a pause, visitors scroll them by hand. */
export default function TourPictures() {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <section
        aria-label="Pictures of Thali"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the pictures
        tabIndex={0}
        className="@container overflow-x-auto rounded-card"
      >
        <ul
          className={classNames(
            'flex w-max gap-4',
            !isPaused && 'motion-safe:animate-[tour_45s_ease-in-out_infinite_alternate]',
          )}
        >
          {productPictures.map(({ text, light, dark, width }) => (
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
