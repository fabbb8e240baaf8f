import { useEffect, useRef } from 'react';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';

export function SignUpSuccess({ businessName }: { businessName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-pop flex-col items-center gap-3 pb-4 text-center">
      <FullThali className="size-40" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-bold text-balance outline-none"
      >
        Welcome, {businessName}!
      </h3>
      <p className="max-w-sm text-ink-soft">
        Next, choose your plan. Your account is activated within 2 hours after payment.
      </p>
    </div>
  );
}
