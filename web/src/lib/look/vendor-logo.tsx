import { pictureSources } from '@thali/shared/pictures/picture-sources';
import { initials } from '@thali/shared/vendors/initials';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

interface VendorLogoProps {
  name: string;
  /** Empty or null if the vendor has no logo. */
  logoUrl: string | null;
  /** Sets the size. */
  className: string;
}

/** The vendor's logo, or its first letters. */
export function VendorLogo({ name, logoUrl, className }: VendorLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (logoUrl && logoUrl !== brokenUrl) {
    return (
      <img
        // Comes before `src`, so that no browser fetches the large picture first.
        sizes="6rem"
        srcSet={pictureSources(logoUrl)[0]}
        src={logoUrl}
        alt=""
        onError={() => setBrokenUrl(logoUrl)}
        className={classNames('shrink-0 rounded-full bg-surface object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border-2 border-line bg-surface font-display font-bold text-accent-ink',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
