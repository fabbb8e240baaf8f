import { kitchenSheetPath } from './dashboard-paths.ts';
import { ForecastPage } from './forecast/forecast-page.tsx';
import type { Vendor } from './shared/own-vendor.ts';

/** What the next days are likely to bring. */
export default function ForecastTab({ vendor }: { vendor: Vendor }) {
  return <ForecastPage vendorId={vendor.id} sheetPath={kitchenSheetPath} />;
}
