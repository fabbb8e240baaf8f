import type { ReactNode, Ref } from 'react';

interface StorefrontMainProps {
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Beneath header and tabs: one column on a phone, with the cart beside the menu on a wide screen. */
export function StorefrontMain({ ref, children }: StorefrontMainProps) {
  return (
    <main
      ref={ref}
      tabIndex={-1}
      className="mx-auto grid max-w-6xl gap-8 px-4 pt-2 pb-48 lg:pt-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pb-16 outline-none"
    >
      {children}
    </main>
  );
}

export function MenuColumn({ children }: { children: ReactNode }) {
  return <div className="min-w-0">{children}</div>;
}
