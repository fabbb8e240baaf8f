import type { Vendor } from '../../vendor/own-vendor.ts';
import { VendorForecastTab } from '../vendor-forecast/vendor-forecast-tab.tsx';
import { kitchenSheetPath } from './dashboard-paths.ts';

/** What the next days are likely to bring. */
export default function ForecastScreen({ vendor }: { vendor: Vendor }) {
  return <VendorForecastTab vendorId={vendor.id} sheetPath={kitchenSheetPath} />;
}
