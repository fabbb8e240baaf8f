import { useState } from 'react';
import { DishPlaceholder } from './marks/dish-placeholder.tsx';
import { SizedPicture } from './sized-picture.tsx';

interface DishPictureProps {
  image: string | null;
  className?: string;
  /** The CSS `sizes` of an uploaded picture, which has several widths. */
  sizes?: string;
  /** Whether the picture is in view at once, so it loads without delay. */
  isEager?: boolean;
}

/** A dish's square picture, or an empty plate if the picture is missing or broken. */
export function DishPicture(props: DishPictureProps) {
  const { image, className = '', sizes = '6rem', isEager } = props;
  const [brokenImage, setBrokenImage] = useState<string>();
  if (!image || brokenImage === image) {
    return <DishPlaceholder className={className} />;
  }
  return (
    <SizedPicture
      image={image}
      sizes={sizes}
      isEager={isEager}
      width={400}
      height={400}
      onError={() => setBrokenImage(image)}
      className={className}
    />
  );
}
