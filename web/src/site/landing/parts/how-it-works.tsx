import { ChoosePicture, ScanPicture, WatchPicture } from './step-pictures.tsx';

const steps = [
  {
    title: 'Scan',
    text: 'A code on the table opens your menu in the browser. Nothing to install, no account needed.',
    Picture: ScanPicture,
  },
  {
    title: 'Choose',
    text: 'Pictures, veg and non-veg marks, the price with the fee in plain sight. Paid in cash at the counter.',
    Picture: ChoosePicture,
  },
  {
    title: 'Watch',
    text: 'Confirmed, preparing, ready: the order page moves with the kitchen, so nobody stands in line.',
    Picture: WatchPicture,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <div className="mx-auto max-w-6xl px-4 pt-16 sm:px-6 lg:pt-24">
        <h2
          id="how-it-works"
          className="font-display text-3xl font-bold tracking-tight lg:text-[2.875rem]"
        >
          Three steps to a full plate
        </h2>
        <ol className="mt-9 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:mt-12">
          {steps.map(({ title, text, Picture }, index) => (
            <li key={title}>
              <div
                aria-hidden="true"
                className="flex h-56 items-center justify-center overflow-clip rounded-sheet bg-accent-soft px-4"
              >
                <Picture />
              </div>
              <h3 className="mt-5 flex items-baseline gap-2.5 font-display text-2xl font-bold">
                <span aria-hidden="true" className="text-accent-ink">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-1.5 max-w-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
