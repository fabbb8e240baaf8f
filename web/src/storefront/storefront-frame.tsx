import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import * as texts from './shared/storefront-texts.ts';

/** The area below the tabs: one column on a phone, menu and cart side by side on a wide screen. */
export function StorefrontMain(props: {
  ref?: Ref<HTMLElement>;
  id?: string | undefined;
  children: ReactNode;
}) {
  return <main {...props} tabIndex={-1} className="storefront-main" />;
}

export function MenuColumn({ children }: { children: ReactNode }) {
  return <div className="min-w-0">{children}</div>;
}

interface CartFrameProps {
  isShown: boolean;
  isBesideMenu: boolean;
  children: ReactNode;
}

/** The cart: a full screen on a phone, a panel on a wide screen. */
export function CartFrame({ isShown, isBesideMenu, children }: CartFrameProps) {
  const Heading = isBesideMenu ? 'h2' : 'h1';
  return (
    <section
      aria-label={texts.cart}
      className={
        isBesideMenu ? 'cart-panel' : isShown ? 'mx-auto w-full min-w-0 max-w-lg pt-3' : 'contents'
      }
    >
      {isShown && (
        <Heading className="font-display text-2xl font-bold lg:text-xl">{texts.yourCart}</Heading>
      )}
      {children}
    </section>
  );
}

/** The placeholder while the code of a tab loads. */
export function TabSkeleton() {
  return (
    <div className="flex flex-col gap-4 py-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-32" />
    </div>
  );
}
