import { useToday } from '../../lib/time/use-now.ts';
import { PrintButton, PrintedPage } from '../../lib/ui/print/printed-page.tsx';
import { SheetLoading } from '../../lib/ui/print/sheet-loading.tsx';
import { usePortionForecast } from './forecast.ts';
import { KitchenSheet } from './parts/kitchen-sheet.tsx';
import { portionsFailedText } from './parts/portions-panel.tsx';

interface KitchenSheetPageProps {
  vendorId: string;
  vendorName: string;
  /** The tab that leads here. */
  backPath: string;
}

/** The portions, to be printed. */
export default function KitchenSheetPage({
  vendorId,
  vendorName,
  backPath,
}: KitchenSheetPageProps) {
  const portions = usePortionForecast(vendorId, useToday());
  const { data } = portions;
  return (
    <PrintedPage
      title="Kitchen sheet"
      fileName={`Kitchen sheet ${data?.date ?? ''} · ${vendorName}`}
      label="Kitchen sheet"
      back={{ href: backPath, label: 'AI Forecasting' }}
      actions={data && <PrintButton />}
    >
      {data ? (
        <KitchenSheet portions={data} vendorName={vendorName} />
      ) : (
        <SheetLoading failedText={portionsFailedText} query={portions} />
      )}
    </PrintedPage>
  );
}
