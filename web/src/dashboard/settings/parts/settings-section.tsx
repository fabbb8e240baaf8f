import { type ReactNode, useId } from 'react';
import { Card } from '../../../lib/ui/card.tsx';

interface SettingsSectionProps {
  title: string;
  description?: ReactNode;
  /** Content beside the title, such as a state or a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card for one topic of the settings. */
export function SettingsSection({ title, description, aside, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 id={id} className="text-lg font-bold">
              {title}
            </h3>
            {description && <p className="mt-0.5 text-sm text-ink-soft">{description}</p>}
          </div>
          {aside}
        </header>
        {children}
      </section>
    </Card>
  );
}
