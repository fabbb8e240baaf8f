/** Fixed marketing text, not live data. Rule: site-2 */
const counters = [
  ['2,500+', 'businesses'],
  ['1M+', 'orders'],
  ['99.99%', 'uptime'],
  ['4.9', 'rating'],
] as const;

export function Stats() {
  return (
    <section aria-label="Thali in figures" className="border-b border-line bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-7 px-4 py-9 sm:px-6 lg:grid-cols-4 lg:divide-x lg:divide-line lg:py-12">
        {counters.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse lg:px-8 lg:first:pl-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="money font-display text-[2.125rem] leading-tight font-bold text-accent-ink lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
