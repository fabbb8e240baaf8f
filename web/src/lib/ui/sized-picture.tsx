import { pictureSources } from '@thali/shared/pictures/picture-sources';
import type { ComponentProps } from 'react';

interface SizedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'sizes'> {
  image: string;
  /** How wide it is shown, as CSS has it; of a picture that we keep in several widths. */
  sizes: string;
  /** In view at once: don't wait. */
  isEager?: boolean | undefined;
}

/** A picture in the width that does, on its own colour until it has come. Its width and height keep its place. */
export function SizedPicture({ image, sizes, isEager, className, ...rest }: SizedPictureProps) {
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
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      // What the document showed already must not vanish for a moment when the live page takes its place.
      decoding={isEager ? 'sync' : 'async'}
      {...rest}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
