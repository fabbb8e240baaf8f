import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ThaliMark } from '../../../lib/ui/marks/thali-logo.tsx';

/** The way back to the dashboard, and the screen below it. */
export function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <title>Billing · Thali</title>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
          <ThaliMark className="size-8 shrink-0" />
          <h1 className="min-w-0 grow font-display text-lg font-bold">Billing</h1>
          <Link
            href="/vendor"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
          >
            <ArrowLeft size={18} aria-hidden="true" />
            Dashboard
          </Link>
        </div>
      </header>
      <main className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 sm:px-6">{children}</main>
    </div>
  );
}
