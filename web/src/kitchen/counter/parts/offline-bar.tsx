import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import * as texts from '../counter-texts.ts';
import type { OfflineState } from '../offline/use-offline-sales.ts';
import { OfflineSheet } from './offline-sheet.tsx';

/** Says that sales wait on this device, and opens their list. Rule: counter-10 */
export function OfflineBar({ offline }: { offline: OfflineState }) {
  const [isOpen, setOpen] = useState(false);
  const { sales, refused, isOffline } = offline;
  const text = barText(offline);
  const Icon = isOffline ? CloudOff : refused.length > 0 ? TriangleAlert : CloudUpload;
  return (
    <>
      <div role="status" className="empty:hidden">
        {text && (
          <div
            className={classNames(
              'flex items-center gap-3 border-b px-3 py-1 sm:px-4',
              refused.length > 0
                ? 'border-chilli bg-chilli-soft text-chilli'
                : 'border-line-strong bg-sunken text-ink',
            )}
          >
            <Icon size={22} className="shrink-0" />
            <p className="min-h-6 min-w-0 grow font-semibold">{text}</p>
            {sales.length > 0 && (
              <Button
                size="small"
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                {texts.show}
              </Button>
            )}
          </div>
        )}
      </div>
      <OfflineSheet offline={offline} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function barText({ waiting, refused, isOffline }: OfflineState): string | undefined {
  const parts = [
    isOffline && texts.noNetwork,
    isOffline && waiting.length > 0 && texts.countWaiting(waiting.length),
    !isOffline && waiting.length > 0 && texts.sending(countText(waiting.length)),
    refused.length > 0 && texts.notAccepted(countText(refused.length)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

export function countText(count: number): string {
  return texts.sales(count);
}
