import { useState } from 'react';
import { DishPlaceholder } from './marks/dish-placeholder.tsx';
import { SizedPicture } from './sized-picture.tsx';

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
export function DishPicture(props: DishPictureProps) {
  const { name, image, className = '', sizes = '6rem', isEager } = props;
  const [brokenImage, setBrokenImage] = useState<string>();
  if (!image || brokenImage === image) {
    return <DishPlaceholder name={name} className={className} />;
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
