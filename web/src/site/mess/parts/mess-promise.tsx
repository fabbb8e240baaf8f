const promises = [
  ['Cooked today', 'What you order is made in our kitchen for this day.'],
  ['An honest price', 'The total stands in your cart before you order, and that is what you pay.'],
  ['A word if it takes longer', 'When the kitchen is busy, your order says so.'],
] as const;

export function MessPromise() {
  return (
    <section aria-labelledby="promise-title" className="bg-accent-soft">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-16">
        <h2 id="promise-title" className="font-display text-2xl font-bold lg:text-3xl">
          Our promise
        </h2>
        <dl className="mt-7 grid gap-6 md:grid-cols-3 md:gap-8">
          {promises.map(([title, text]) => (
            <div key={title} className="border-t-2 border-accent-ink/60 pt-4">
              <dt className="font-display text-xl font-bold text-accent-ink">{title}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
