import { useEffect, useState } from 'react';
import { Money } from '../../lib/ui/money.tsx';
import { useKeepAwake } from '../../lib/ui/use-keep-awake.ts';
import { siteName } from '../device/use-device-access.ts';
import * as texts from './counter-texts.ts';
import { followCounter, type GuestContent, type GuestView } from './guest-channel.ts';
import { UpiQr } from './parts/upi-qr.tsx';

const labels = texts.labels;

/** The second screen, which shows the guest the sale, the UPI code and the token. Rule: counter-5 */
export function GuestScreen() {
  const [content, setContent] = useState<GuestContent>();
  useKeepAwake();
  useEffect(() => followCounter(setContent), []);
  return (
    <main
      aria-live="polite"
      className="grid min-h-dvh place-items-center bg-paper p-6 text-center text-2xl"
    >
      <div className="flex w-full max-w-2xl flex-col items-center gap-6">
        <h1 className="font-display text-4xl font-bold wrap-anywhere">
          {content?.messName ?? siteName()}
        </h1>
        {content && <View view={content.view} />}
      </div>
    </main>
  );
}

function View({ view }: { view: GuestView }) {
  switch (view.state) {
    case 'open':
      return <OpenSale {...view} />;
    case 'upi':
      return <UpiToScan {...view} />;
    case 'paid':
      return (
        <>
          <p>
            {texts.paidNow}
            <Money paise={view.totalPaise} isShort className="font-bold" />
          </p>
          {view.name && (
            <p>
              {labels[view.name.label]}{' '}
              <strong className="block text-9xl tabular-nums">{view.name.text}</strong>
            </p>
          )}
        </>
      );
  }
}

function OpenSale({ lines, totalPaise }: Extract<GuestView, { state: 'open' }>) {
  if (lines.length === 0) return <p className="text-ink-soft">{texts.welcome}</p>;
  return (
    <>
      <ul className="flex w-full flex-col divide-y divide-line text-left">
        {lines.map(({ name, quantity, paise }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have one name
          <li key={index} className="flex justify-between gap-4 py-2">
            <span>
              {quantity} × {name}
            </span>
            <Money paise={paise} isShort />
          </li>
        ))}
      </ul>
      <p className="text-5xl font-bold">
        <Money paise={totalPaise} isShort />
      </p>
    </>
  );
}

function UpiToScan({ link, totalPaise }: Extract<GuestView, { state: 'upi' }>) {
  return (
    <>
      <p>{texts.scanUpi}</p>
      <UpiQr link={link} />
      <p className="text-5xl font-bold">
        <Money paise={totalPaise} isShort />
      </p>
    </>
  );
}
