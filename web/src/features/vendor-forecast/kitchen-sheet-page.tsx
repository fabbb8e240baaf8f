import { useToday } from '../../time/use-today.ts';
import { PrintButton, PrintedPage } from '../../ui/print/printed-page.tsx';
import { SheetLoading } from '../../ui/print/sheet-loading.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { portionsFailedText } from './portion-texts.ts';
import { usePortionForecast } from './use-forecast.ts';

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
