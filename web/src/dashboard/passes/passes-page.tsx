import { FileUp, Printer, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { joinReadings, Loaded } from '../../lib/data/loaded.tsx';
import { BackLink } from '../../lib/ui/back-link.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { Panel } from '../../lib/ui/panel.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';
import { passCardsPath, settingsPath, tabPath } from '../shared/dashboard-paths.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { HeadcountPanel } from './parts/headcount-panel.tsx';
import { MemberDialog } from './parts/member-dialog.tsx';
import { MembersTable } from './parts/members-table.tsx';
import { SellDialog } from './parts/sell-dialog.tsx';
import { TypesPanel } from './parts/types-panel.tsx';
import { usePasses, usePassTypes } from './use-passes.ts';

/** Meal passes: headcount, members and the passes for sale. Rule: passes-2, passes-7 */
export default function PassesPage({ vendor }: { vendor: Vendor }) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <BackLink href={tabPath('orders')} label="Orders" />
        <TabHeader
          title="Meal passes"
          subtitle="Members pay ahead, and say in time when they skip a meal."
        />
      </div>
      {vendor.settings.passes ? <Passes vendor={vendor} /> : noPasses}
    </div>
  );
}

function Passes({ vendor }: { vendor: Vendor }) {
  const reading = joinReadings(usePasses(vendor.id), usePassTypes(vendor.id));
  const [openedId, setOpenedId] = useState<string>();
  const [isSelling, setIsSelling] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [{ passes }, { types }] = reading.data ?? [{ passes: [] }, { types: [] }];
  const opened = passes.find(({ id }) => id === openedId);
  return (
    <>
      <HeadcountPanel vendorId={vendor.id} />
      <Panel
        title="Members"
        aside={
          types.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {vendor.settings.passes?.cards && passes.length > 0 && (
                <Link href={passCardsPath} className={buttonClass({ variant: 'secondary' })}>
                  <Printer size={18} />
                  Print Cards
                </Link>
              )}
              <Button
                variant="secondary"
                icon={<FileUp size={18} />}
                onClick={() => setIsImporting(true)}
              >
                Import
              </Button>
              <Button icon={<Ticket size={18} />} onClick={() => setIsSelling(true)}>
                Sell a Pass
              </Button>
            </div>
          )
        }
      >
        <Loaded reading={reading} isSection loading={<Skeleton className="h-48 w-full" />}>
          {() =>
            passes.length === 0 ? (
              <p className="text-ink-soft">
                {types.length > 0
                  ? 'No member yet. Sell the first pass, or import your list.'
                  : 'Add a pass below first.'}
              </p>
            ) : (
              <MembersTable passes={passes} onOpen={({ id }) => setOpenedId(id)} />
            )
          }
        </Loaded>
      </Panel>
      <TypesPanel vendor={vendor} />
      {isSelling && (
        <SellDialog
          vendorId={vendor.id}
          types={types}
          onClose={() => setIsSelling(false)}
          onSold={(name) => {
            setIsSelling(false);
            showToast({ kind: 'success', title: `${name} has a pass` });
          }}
        />
      )}
      {isImporting && (
        <ImportDialog
          vendorId={vendor.id}
          {...{ passes, types }}
          onClose={() => setIsImporting(false)}
        />
      )}
      {opened && (
        <MemberDialog
          vendorId={vendor.id}
          pass={opened}
          meals={vendor.settings.meals ?? []}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </>
  );
}

const noPasses = (
  <EmptyState
    title="No meal passes yet"
    description="Choose the meals that members eat with a pass. Then you sell passes here and see the headcount."
    picture={<EmptyThali className="size-36" />}
    action={
      <Link href={settingsPath('hours')} className={buttonClass({})}>
        Choose Meals
      </Link>
    }
  />
);
