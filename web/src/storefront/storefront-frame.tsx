import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../lib/ui/skeleton.tsx';

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

interface CartFrameProps {
  isShown: boolean;
  isBesideMenu: boolean;
  children: ReactNode;
}

/** As high as fits beneath the header, so that its button shows before anybody scrolls. */
const panel =
  'sticky top-6 max-h-[max(24rem,calc(100dvh-15rem))] self-start overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-low';

/** The place of the cart: a screen of its own on a phone, a panel on wide screens. */
export function CartFrame({ isShown, isBesideMenu, children }: CartFrameProps) {
  const Heading = isBesideMenu ? 'h2' : 'h1';
  return (
    <section
      aria-label="Cart"
      className={isBesideMenu ? panel : isShown ? 'mx-auto w-full max-w-lg pt-3' : 'contents'}
    >
      {isShown && (
        <Heading className="font-display text-2xl font-bold lg:text-xl">Your cart</Heading>
      )}
      {children}
    </section>
  );
}

/** In the place of a tab whose code is still on its way. */
export function TabSkeleton() {
  return (
    <div className="flex flex-col gap-4 py-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-32" />
    </div>
  );
}
