import { lazy, Suspense } from 'react';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';

const NewsletterForm = lazy(retryUntilLoaded(() => import('./newsletter-form.tsx')));

/** The last section of the page. Its form loads after the first paint. */
export function Newsletter() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="scroll-mt-16 bg-accent-soft"
    >
      <div className="mx-auto grid max-w-6xl items-end gap-7 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:py-18">
        <div>
          <h2 id="newsletter-title" className="font-display text-2xl font-bold lg:text-3xl">
            News from the kitchen
          </h2>
          <p className="mt-2 text-lg text-ink-soft">
            What is new in Thali, and what helps at the counter.
          </p>
        </div>
        <div className="min-h-47 sm:min-h-31">
          <Suspense>
            <NewsletterForm />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
