const steps = [
  {
    title: 'Scan',
    text: 'A code on the table opens your menu in the browser. Nothing to install, no account needed.',
  },
  {
    title: 'Choose',
    text: 'Pictures, veg and non-veg marks, the price with the fee in plain sight. Paid in cash at the counter.',
  },
  {
    title: 'Watch',
    text: 'Confirmed, preparing, ready: the order page moves with the kitchen, so nobody stands in line.',
  },
];

export function HowItWorks() {
  return (
    <section className="bg-sunken" aria-labelledby="how-it-works">
      <div className="mx-auto max-w-6xl px-5 py-16 lg:py-20">
        <h2 id="how-it-works" className="font-display text-2xl font-bold lg:text-3xl">
          Three steps to a full plate
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:flex-col">
              <span
                aria-hidden="true"
                className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-accent font-display text-xl font-bold text-on-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-xl font-bold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
