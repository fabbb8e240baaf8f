import { Ban, CalendarClock, ChevronRight, type LucideIcon, Wrench } from 'lucide-react';
import { Link } from 'wouter';
import type { Need } from '../needs.ts';

const looks: Record<Need['kind'], { Icon: LucideIcon; tone: string }> = {
  provisioning: { Icon: Wrench, tone: 'bg-chilli-soft text-chilli' },
  subscription: { Icon: CalendarClock, tone: 'bg-accent-soft text-accent-ink' },
  suspended: { Icon: Ban, tone: 'bg-steel-soft text-ink-soft' },
};

/** One thing that waits, and the way there. */
export function NeedLink({ need: { kind, name, text, href } }: { need: Need }) {
  const { Icon, tone } = looks[kind];
  return (
    <Link
      href={href}
      className="flex min-h-13 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
    >
      <span
        className={`inline-flex size-9 shrink-0 items-center justify-center rounded-field ${tone}`}
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{name}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
    </Link>
  );
}
