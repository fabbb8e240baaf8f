import { pictureSources } from '@thali/shared/pictures/picture-sources';
import { useState } from 'react';
import { DishPlaceholder } from './marks/dish-placeholder.tsx';

interface DishPictureProps {
  name: string;
  image: string | null;
  className?: string;
  /** How wide it is shown, as CSS has it; of a picture that we keep in several widths. */
  sizes?: string;
  /** In view at once: don't wait. */
  isEager?: boolean;
}

/** A square picture; the drawn bowl where there is none or it does not load. */
export function DishPicture({ name, image, className, sizes = '6rem', isEager }: DishPictureProps) {
  const [brokenImage, setBrokenImage] = useState<string>();
  if (!image || brokenImage === image) {
    return <DishPlaceholder name={name} className={className ?? ''} />;
  }
  const [srcSet, colour = ''] = pictureSources(image);
  return (
    <img
      // Not as an attribute, which the document's policy forbids.
      ref={(img) => {
        if (img) img.style.backgroundColor = colour;
      }}
      // Before the address, so that no browser fetches that one first.
      sizes={sizes}
      srcSet={srcSet}
      src={image}
      alt=""
      width={400}
      height={400}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      // What the document showed already must not vanish for a moment when the live page takes its place.
      decoding={isEager ? 'sync' : 'async'}
      onError={() => setBrokenImage(image)}
      className={`bg-sunken object-cover ${className ?? ''}`}
    />
  );
}
