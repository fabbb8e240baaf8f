import { ArrowRight } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { FadedCloth } from '../../shared/faded-cloth.tsx';
import { HeroTable } from './hero-table.tsx';

interface HeroProps {
  platformDomain: string;
  onStart: () => void;
}

/** What it is, for whom, and the next step. */
export function Hero({ platformDomain, onStart }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-clip bg-accent-soft">
      <FadedCloth className={besideText} />
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 pb-14 sm:px-6 lg:grid-cols-[1.08fr_1fr] lg:gap-8 lg:pt-12 lg:pb-20">
        <div className="flex min-w-0 flex-col items-start gap-6">
          <h1
            id="hero-title"
            className="font-display text-[2.75rem] leading-none font-bold tracking-tight sm:text-4xl lg:text-[4.75rem]"
          >
            Lunch, without <span className="whitespace-nowrap">the queue.</span>
          </h1>
          <p className="max-w-lg text-lg text-ink-soft">
            Thali is ordering for messes, cafeterias and food courts. Your customers scan a code,
            pick from today’s menu and watch their plate get ready. Your kitchen sees each order the
            moment it is placed.
          </p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <Button size="large" onClick={onStart}>
              Get Started <ArrowRight size={20} aria-hidden="true" />
            </Button>
            <a href="#pricing" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              See the plans
            </a>
          </div>
          {platformDomain === domainWithDemo && (
            <a
              href="/menu/demo"
              className="-my-2 inline-flex min-h-11 items-center rounded-lg font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
            >
              Open the demo mess
            </a>
          )}
        </div>
        <HeroTable />
      </div>
    </section>
  );
}

/** Only the platform on one machine has a mess called demo: the name is reserved everywhere else. */
const domainWithDemo = 'localhost';

const besideText =
  '[mask-image:linear-gradient(to_bottom,transparent_50%,black_70%)] ' +
  'lg:[mask-image:linear-gradient(to_right,transparent_42%,black_62%)]';
