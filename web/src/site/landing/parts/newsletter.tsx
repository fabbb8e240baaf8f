import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';

/** Rule: site-8 */
const submittingMs = 2000;

/** A local success state, no call. Rule: site-4, site-8 */
export function Newsletter() {
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  useEffect(() => {
    if (!isSubmitting) return;
    const timer = setTimeout(() => {
      setSubmitting(false);
      form.current?.reset();
      alert('Thank you for subscribing!');
    }, submittingMs);
    return () => clearTimeout(timer);
  }, [isSubmitting]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitting(true);
  }

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
        <form ref={form} onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-end">
          <div className="grow">
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              readOnly={isSubmitting}
            />
          </div>
          <Button type="submit" isBusy={isSubmitting} busyLabel="Subscribing...">
            Subscribe
          </Button>
        </form>
      </div>
    </section>
  );
}
