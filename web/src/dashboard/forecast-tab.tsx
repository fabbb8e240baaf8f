import { kitchenSheetPath } from './dashboard-paths.ts';
import { VendorForecastTab } from './forecast/forecast-page.tsx';
import type { Vendor } from './shared/own-vendor.ts';

/** What the next days are likely to bring. */
export default function ForecastScreen({ vendor }: { vendor: Vendor }) {
  return <VendorForecastTab vendorId={vendor.id} sheetPath={kitchenSheetPath} />;
}
