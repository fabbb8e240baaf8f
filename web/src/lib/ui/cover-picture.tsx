import { SizedPicture } from './sized-picture.tsx';

/** The wide picture of a mess at the top of a page. Rule: storefront-28 */
export function CoverPicture({ image, className }: { image: string; className: string }) {
  return (
    <SizedPicture
      image={image}
      sizes="(min-width: 80rem) 80rem, 100vw"
      isEager
      width={960}
      height={320}
      className={`w-full max-w-7xl ${className}`}
    />
  );
}
