import { useState } from 'react';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useHasOutlets } from '../../shared/use-outlets.ts';
import { JoinForm } from './join-form.tsx';
import { OutletCode } from './outlet-code.tsx';
import { OwnOutlets } from './own-outlets.tsx';

/** Joins, shares and leaves messes. Rule: outlets-3, outlets-5 */
export function OutletsSection({ vendor }: { vendor: Vendor }) {
  const [joins, setJoins] = useState(0);
  const hasOutlets = useHasOutlets();
  return (
    <>
      <div className="flex min-w-0 flex-col gap-5">
        {hasOutlets && <OwnOutlets vendorId={vendor.id} />}
        {/* A new form after each join. */}
        <JoinForm key={joins} onJoined={() => setJoins(joins + 1)} />
      </div>
      <OutletCode vendor={vendor} />
    </>
  );
}
