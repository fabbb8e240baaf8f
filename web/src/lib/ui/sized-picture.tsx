import { pictureSources } from '@thali/shared/pictures/picture-sources';
import type { ComponentProps } from 'react';

interface SizedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'sizes'> {
  image: string;
  /** The CSS `sizes` of an uploaded picture, which has several widths. */
  sizes: string;
  /** Whether the picture is in view at once, so it loads without delay. */
  isEager?: boolean | undefined;
}

/** A picture in the best width. Until it loads, its average colour shows. */
export function SizedPicture({ image, sizes, isEager, className, ...rest }: SizedPictureProps) {
  const classes = `bg-sunken object-cover ${className}`;
  // A first view loads only the pictures in view. The live page loads all other pictures.
  if (import.meta.env.SSR && !isEager) return <div className={classes} />;
  const [srcSet, colour = ''] = pictureSources(image);
  return (
    <img
      // The script sets the colour, because the document's policy forbids style attributes.
      ref={(img) => {
        if (img) img.style.backgroundColor = colour;
      }}
      // Comes before `src`, so that no browser fetches the large picture first.
      sizes={sizes}
      srcSet={srcSet}
      src={image}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      // Decodes at once, so that no picture flickers when the live page replaces the first view.
      decoding={isEager ? 'sync' : 'async'}
      {...rest}
      className={classes}
    />
  );
}
