import { pictureSources } from '@thali/shared/pictures/picture-sources';
import { initials } from '@thali/shared/vendors/initials';
import { useState } from 'react';

type SignSize = 'small' | 'medium' | 'large' | 'huge';

const sizes: Record<SignSize, string> = {
  small: 'size-10 text-sm',
  medium: 'size-16 text-xl shadow-mid lg:size-20 lg:text-2xl',
  large: 'size-24 text-2xl shadow-mid',
  huge: 'size-64 text-4xl shadow-mid',
};

interface VendorSignProps {
  name: string;
  logoUrl: string | null;
  size?: SignSize;
}

/** The vendor's logo, or its first letters. */
export function VendorSign({ name, logoUrl, size = 'medium' }: VendorSignProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const frame = `${sizes[size]} shrink-0 rounded-full bg-surface`;
  if (logoUrl && brokenLogo !== logoUrl) {
    return (
      <img
        // Comes before `src`, so that no browser fetches the large picture first.
        sizes={size === 'huge' ? '16rem' : '6rem'}
        srcSet={pictureSources(logoUrl)[0]}
        src={logoUrl}
        alt=""
        width={80}
        height={80}
        onError={() => setBrokenLogo(logoUrl)}
        className={`${frame} object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${frame} inline-flex items-center justify-center border-2 border-line-strong/50 font-display font-bold text-accent-ink ring-3 ring-surface`}
    >
      {initials(name)}
    </span>
  );
}
