import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.ts';
import { ThaliLogo } from '../../ui/marks/thali-logo.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PlateCollage } from './plate-collage.tsx';

/** The bare domain. */
export default function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-5 py-4">
        <ThaliLogo />
        <a href="/login" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          Sign In
        </a>
      </header>
      <main className="grow">
        <section className="mx-auto grid max-w-6xl items-center gap-8 px-5 pt-6 pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-12 lg:pb-24">
          <div className="relative z-10 flex flex-col items-start gap-6">
            <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">
              Lunch, without <span className="whitespace-nowrap">the queue.</span>
            </h1>
            <p className="max-w-lg text-lg text-ink-soft">
              Thali is ordering for messes, cafeterias and food courts. Your customers scan a code,
              pick from today's menu and watch their plate get ready. Your kitchen sees each order
              the moment it is placed.
            </p>
            <div className="flex flex-wrap gap-3">
              <a href="/menu/demo" className={buttonClass({ size: 'large' })}>
                Open the demo mess <ArrowRight size={20} aria-hidden="true" />
              </a>
              <a href="/login" className={buttonClass({ variant: 'secondary', size: 'large' })}>
                Sign In
              </a>
            </div>
          </div>
          <PlateCollage />
        </section>
        <HowItWorks />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-5 py-6 text-sm text-ink-faint">
          <ThaliLogo className="text-ink" />
          <p>Ordering for messes, cafeterias and food courts.</p>
        </div>
      </footer>
    </div>
  );
}
