import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import { SpiltBowl } from '../../lib/ui/marks/spilt-bowl.tsx';
import { UnpluggedThali } from '../../lib/ui/marks/unplugged-thali.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

const pictures = [
  { Picture: EmptyThali, use: 'Nothing here yet' },
  { Picture: FullThali, use: 'It went well' },
  { Picture: SpiltBowl, use: 'It went wrong' },
  { Picture: UnpluggedThali, use: 'No connection' },
];
const grounds = ['bg-paper', 'bg-surface', 'bg-accent-soft'];

/** On each ground that they stand on somewhere. */
function Illustrations() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {pictures.map(({ Picture, use }) => (
        <li key={use} className="text-center text-sm text-ink-soft">
          {grounds.map((ground) => (
            <div key={ground} className={`mb-2 rounded-card p-4 ${ground}`}>
              <Picture className="mx-auto w-full max-w-36" />
            </div>
          ))}
          {use}
        </li>
      ))}
    </ul>
  );
}

export const section: CatalogueSection = {
  group: 'Marks',
  title: 'Illustrations',
  Example: Illustrations,
};
