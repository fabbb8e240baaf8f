import { AlarmOnThisPhone as Alarm } from '../../../lib/push/alarm-on-this-phone.tsx';
import { menuLinkHere } from '../../../lib/tenant/menu-link.ts';
import type { Vendor } from '../../shared/own-vendor.ts';

/** The owner's own phone. An iPhone puts the kitchen's page on its home screen: the dashboard is no app. */
export function AlarmOnThisPhone({ vendor }: { vendor: Vendor }) {
  const { id, displayName, subdomain } = vendor;
  return (
    <Alarm
      listener={id}
      appName={displayName}
      startAt={new URL('/kitchen', menuLinkHere(subdomain)).href}
    />
  );
}
