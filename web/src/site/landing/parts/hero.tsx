import { ArrowRight, Bell, Check } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { FadedCloth } from '../../shared/faded-cloth.tsx';
import { exampleBill } from '../example-menu.ts';
import coffee from '../plates/filter-coffee.svg';
import dosa from '../plates/masala-dosa.svg';
import thali from '../plates/special-thali.svg';

/** The top of the landing page. */
export function Hero({ platformDomain, onStart }: { platformDomain: string; onStart: () => void }) {
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
            <Button size="large" onClick={onStart} data-press="start hero">
              Get Started <ArrowRight size={20} />
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

/** Only the local platform has a mess called demo. */
const domainWithDemo = 'localhost';

const besideText =
  '[mask-image:linear-gradient(to_bottom,transparent_50%,black_70%)] ' +
  'lg:[mask-image:linear-gradient(to_right,transparent_42%,black_62%)]';

/** Plates on a table, with one order as the kitchen and the guest see it. */
function HeroTable() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-88 sm:max-w-md lg:max-w-none"
    >
      <Plate src={thali} className="inset-[6%] p-2.5 lg:p-3" isFirst />
      <Plate src={dosa} className="top-0 right-0 size-[30%] p-1.5" />
      <Plate src={coffee} className="bottom-[4%] left-0 size-[25%] p-1.5" />
      <KitchenTicket />
      <ReadyNotice />
    </div>
  );
}

function Plate({ src, className, isFirst }: { src: string; className: string; isFirst?: boolean }) {
  return (
    <div className={`absolute rounded-full bg-surface shadow-high ring-1 ring-line ${className}`}>
      <img
        src={src}
        alt=""
        width={400}
        height={400}
        loading="eager"
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="sync"
        className="size-full rounded-full bg-sunken object-cover"
      />
    </div>
  );
}

function KitchenTicket() {
  return (
    <div className="absolute -top-3 -left-1 w-42 -rotate-3 rounded-card border border-line bg-surface p-3 text-sm shadow-high sm:w-50 sm:p-4 lg:top-[9%] lg:-left-4">
      <p className="flex items-center gap-1.5 font-semibold text-accent-ink">
        <Bell size={16} /> New order
      </p>
      <p className="mt-1.5 flex items-center gap-2">
        <VegMark isVegetarian /> 1 × Special thali
      </p>
      <p className="mt-0.5 flex items-center gap-2">
        <VegMark isVegetarian /> 1 × Filter coffee
      </p>
      <p className="mt-2 flex justify-between border-t border-line pt-2 text-xs text-ink-soft">
        Platform fee <Money paise={exampleBill.feePaise} />
      </p>
      <p className="mt-0.5 flex justify-between font-semibold">
        Total <Money paise={exampleBill.totalPaise} />
      </p>
    </div>
  );
}

function ReadyNotice() {
  return (
    <div className="absolute right-0 bottom-0 lg:bottom-[7%] flex rotate-2 items-center gap-3 rounded-card border border-line bg-surface py-3 pr-5 pl-3 shadow-high lg:-right-2">
      <span className="inline-flex size-10 items-center justify-center rounded-full bg-leaf text-on-leaf">
        <Check size={22} strokeWidth={3} />
      </span>
      <span className="flex flex-col">
        <span className="font-display text-lg leading-tight font-bold">Ready</span>
        <span className="text-sm text-ink-soft">Come to the counter</span>
      </span>
    </div>
  );
}
