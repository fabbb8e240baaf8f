import { QrCard } from '../../lib/ui/qr/qr-card.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { sampleQr } from '../sample-qr.ts';
import { Specimen } from '../specimen.tsx';

const card = {
  title: 'Menu QR Code',
  description: 'Print it for the tables: whoever scans it sees the menu.',
  imageName: 'QR code of the menu of Demo Mess',
  fileName: 'menu-qr-demo.png',
  linkLabel: 'Menu Link',
  link: 'http://demo.localhost:8090/menu/demo',
};

function QrCards() {
  return (
    <div className="grid grid-cols-1 gap-7 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <Specimen name="ready">
          <QrCard {...card} image={sampleQr} />
        </Specimen>
      </div>
      <Specimen name="loading">
        <QrCard {...card} image={undefined} />
      </Specimen>
      <Specimen name="failed">
        <QrCard {...card} image={undefined} hasFailed onRetry={() => undefined} />
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Data',
  title: 'QR card',
  Example: QrCards,
} satisfies CatalogueSection;
