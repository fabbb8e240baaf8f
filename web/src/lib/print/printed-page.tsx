import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import * as texts from './print-texts.ts';

interface PrintedPageProps {
  title: string;
  /** The file name that a browser proposes for a PDF. */
  fileName: string;
  /** The sheet's name for screen readers. */
  label: string;
  back: { href: string; label: string };
  /** The buttons. Absent while there is nothing to print. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows a sheet below a back link. The printer prints only the sheet. */
export function PrintedPage({ title, fileName, label, back, actions, children }: PrintedPageProps) {
  return (
    <div className="min-h-dvh print:min-h-0">
      <title>{fileName}</title>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3 sm:px-6">
          <div className="flex min-w-0 flex-wrap items-center gap-x-5">
            <BackLink {...back} />
            <h1 className="font-display text-lg font-bold">{title}</h1>
          </div>
          {actions && (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{actions}</div>
          )}
        </div>
      </header>
      <main aria-label={label} className="px-4 py-6 print:p-0">
        {children}
      </main>
    </div>
  );
}

export function PrintButton() {
  return (
    <Button size="small" icon={<Printer size={18} />} onClick={() => print()}>
      {texts.print}
    </Button>
  );
}

/** @param onPress  saves the sheet's figures as a file */
export function DownloadButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" icon={<Download size={18} />} onClick={onPress}>
      {label}
    </Button>
  );
}
