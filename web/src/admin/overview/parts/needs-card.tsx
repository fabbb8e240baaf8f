import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import type { Need } from '../needs.ts';
import { useNeeds } from '../use-needs.ts';
import { NeedLink } from './need-link.tsx';

const firstRows = 6;

/** What waits for the owner, each with the way there. */
export function NeedsCard() {
  const needs = useNeeds();
  return (
    <Panel title="Needs you">
      <Loaded reading={needs} loading={<NeedsLoading />} isPart>
        {(found) => (found.length === 0 ? <NothingNeeded /> : <NeedList needs={found} />)}
      </Loaded>
    </Panel>
  );
}

function NeedList({ needs }: { needs: readonly Need[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, firstRows);
  const rest = needs.length - shown.length;
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {shown.map((need) => (
          <li key={need.key}>
            <NeedLink need={need} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setWhole(true)}>
          Show {rest} more
        </Button>
      )}
    </>
  );
}

function NothingNeeded() {
  return (
    <p className="flex items-center gap-2 py-3 text-ink-soft">
      <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-leaf" />
      Nothing waits for you.
    </p>
  );
}

function NeedsLoading() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  );
}
