import {
  Ban,
  CalendarClock,
  ChevronRight,
  CircleCheck,
  type LucideIcon,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { type OpenTask, openTasksOf } from '../open-tasks.ts';

const firstRows = 6;

/** The open tasks of the platform's owner, with links. */
export function OpenTasksCard() {
  const openTasks = useOpenTasks();
  return (
    <Panel title="Needs your attention">
      <Loaded reading={openTasks} loading={<OpenTasksLoading />} isSection>
        {(tasks) => (tasks.length === 0 ? <NoOpenTasks /> : <OpenTaskList openTasks={tasks} />)}
      </Loaded>
    </Panel>
  );
}

function OpenTaskList({ openTasks }: { openTasks: readonly OpenTask[] }) {
  const [isWhole, setWhole] = useState(false);
  const visibleTasks = isWhole ? openTasks : openTasks.slice(0, firstRows);
  const hiddenCount = openTasks.length - visibleTasks.length;
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {visibleTasks.map((openTask) => (
          <li key={openTask.key}>
            <OpenTaskLink openTask={openTask} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setWhole(true)}>
          Show {hiddenCount} more
        </Button>
      )}
    </>
  );
}

function NoOpenTasks() {
  return (
    <p className="flex items-center gap-2 py-3 text-ink-soft">
      <CircleCheck size={20} className="shrink-0 text-leaf" />
      Nothing right now.
    </p>
  );
}

function OpenTasksLoading() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  );
}

const looks: Record<OpenTask['kind'], { Icon: LucideIcon; tone: string }> = {
  provisioning: { Icon: Wrench, tone: 'bg-chilli-soft text-chilli' },
  subscription: { Icon: CalendarClock, tone: 'bg-accent-soft text-accent-ink' },
  suspended: { Icon: Ban, tone: 'bg-steel-soft text-ink-soft' },
};

function OpenTaskLink({ openTask: { kind, name, text, href } }: { openTask: OpenTask }) {
  const { Icon, tone } = looks[kind];
  return (
    <Link
      href={href}
      className="flex min-h-13 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
    >
      <span
        className={`inline-flex size-9 shrink-0 items-center justify-center rounded-field ${tone}`}
      >
        <Icon size={18} />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{name}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-faint" />
    </Link>
  );
}

/** A plan that ends within this many days needs attention. */
const endsWithinDays = 7;
const maxRows = 100;

/** Collects the owner's open tasks from three lists. */
function useOpenTasks(): Reading<OpenTask[]> {
  const now = useNow(60_000);
  const payments = useApi('GET /admin/payments', { query: { list: 'open', limit: maxRows } });
  const ending = useApi('GET /admin/subscriptions/ending', { query: { days: endsWithinDays } });
  const vendors = useApi('GET /admin/vendors', { query: { status: 'suspended', limit: maxRows } });
  const readings = [payments, ending, vendors];
  const isComplete = payments.data && ending.data && vendors.data;
  return {
    data: isComplete
      ? openTasksOf(
          {
            payments: payments.data.payments,
            subscriptions: ending.data.subscriptions,
            suspended: vendors.data.vendors,
          },
          now,
        )
      : undefined,
    error: readings.find(({ error }) => error)?.error ?? null,
    isFetching: readings.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  };
}
