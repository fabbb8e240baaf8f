import { Flame } from 'lucide-react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const tones: BadgeTone[] = ['neutral', 'accent', 'leaf', 'chilli', 'steel'];

function Badges() {
  return (
    <Specimens>
      {tones.map((tone) => (
        <Specimen key={tone} name={tone}>
          <div className="flex flex-wrap gap-2">
            <Badge tone={tone}>Lunch</Badge>
            <Badge tone={tone} icon={<Flame size={13} aria-hidden="true" />}>
              Spicy
            </Badge>
          </div>
        </Specimen>
      ))}
    </Specimens>
  );
}

export const section = {
  group: 'Basics',
  title: 'Badge',
  Example: Badges,
} satisfies CatalogueSection;
