import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { hoursToday, isDayOff, type OpenState } from '@thali/shared/vendors/business-hours';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { ArrowRight, Clock3, UtensilsCrossed } from 'lucide-react';
import { hoursText } from '../../../lib/time/hours-text.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { TableCloth } from '../../../lib/ui/marks/table-cloth.tsx';
import { type Mess, messLinks } from '../mess.ts';
import { DishTable } from './dish-table.tsx';

interface MessHeroProps {
  mess: Mess;
  dishes: MenuItem[];
  /** Undefined while the hours are unknown. */
  open: OpenState | undefined;
  now: Date;
}

/** The top of a mess's page: its name, its dishes, and whether the kitchen is open. */
export function MessHero({ mess, dishes, open, now }: MessHeroProps) {
  const links = messLinks(mess.subdomain);
  const isPending = mess.storefront?.vendor.status === 'pending';
  return (
    <section className="relative isolate overflow-hidden bg-accent-soft">
      <TableCloth className={besideText} />
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-12 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:gap-12 lg:py-16">
        <div className="flex min-w-0 flex-col items-start gap-5">
          <div className="flex flex-wrap gap-2">
            {isPending && <Badge tone="leaf">Coming soon</Badge>}
            {mess.cuisine && (
              <Badge tone="accent" className="bg-surface/80" icon={<UtensilsCrossed size={14} />}>
                <span className="whitespace-normal">{mess.cuisine}</span>
              </Badge>
            )}
          </div>
          <h1 className="max-w-full font-display text-3xl font-bold tracking-tight sm:text-4xl">
            {mess.displayName}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            {mess.description ??
              'Freshly cooked meals at everyday prices. See what is on today and order before you come.'}
          </p>
          {mess.storefront && <OpenLine vendor={mess.storefront.vendor} open={open} now={now} />}
          <div className="flex w-full flex-col gap-3 pt-1 sm:w-auto sm:flex-row">
            {isPending ? (
              <a href={links.register} className={buttonClass({ size: 'large' })}>
                Register
              </a>
            ) : (
              <>
                <a href={links.order} className={buttonClass({ size: 'large' })}>
                  Start Ordering Now <ArrowRight size={20} />
                </a>
                <a
                  href={links.menu}
                  className={buttonClass({ variant: 'secondary', size: 'large' })}
                >
                  See the full menu
                </a>
              </>
            )}
          </div>
          {!isPending && (
            <p className="text-ink-soft">
              New here?{' '}
              <a
                href={links.register}
                className="-my-3 inline-block py-3 font-semibold text-accent-ink underline underline-offset-4"
              >
                Register
              </a>
            </p>
          )}
        </div>
        <DishTable mess={mess} dishes={dishes} />
      </div>
    </section>
  );
}

/** The background plates show below the text on phones, and beside the text on wide screens. */
const besideText =
  '[mask-image:linear-gradient(to_bottom,transparent_50%,black_68%)] ' +
  'lg:[mask-image:linear-gradient(to_right,transparent_42%,black_62%)]';

interface OpenLineProps {
  vendor: PublicVendor;
  open: OpenState | undefined;
  now: Date;
}

/** Shows whether the kitchen is open now, and today's hours. */
function OpenLine({ vendor, open, now }: OpenLineProps) {
  const { text, isGood } = stateOf(vendor, open);
  const hours = hoursToday(vendor.settings, now);
  // The state's text already mentions a day off.
  const hasHours = vendor.status === 'active' && (open?.isOpen !== false || !isDayOff(hours));
  const tone = isGood ? 'bg-leaf-soft text-leaf' : 'bg-chilli-soft text-chilli';
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span
        className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 font-semibold ${tone}`}
      >
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
        {text}
      </span>
      {hasHours && (
        <span className="money inline-flex items-center gap-1.5 text-ink-soft">
          <Clock3 size={16} />
          {hoursText(hours)}
        </span>
      )}
    </p>
  );
}

function stateOf({ status }: PublicVendor, open: OpenState | undefined) {
  if (status === 'pending') return { text: 'The kitchen is getting ready.', isGood: true };
  if (status === 'suspended') return { text: 'Closed until further notice.', isGood: false };
  if (!open || open.isOpen) return { text: 'Open Now', isGood: true };
  return { text: open.reason, isGood: false };
}
