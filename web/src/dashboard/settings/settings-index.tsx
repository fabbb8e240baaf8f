import { type SettingsSectionId, settingsSectionIds } from '@thali/shared/site/vendor-paths';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '../../lib/ui/class-names.ts';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { settingsPath } from '../shared/dashboard-paths.ts';
import { settingsSections } from './settings-sections.ts';

interface SettingsIndexProps {
  current: SettingsSectionId;
  /** Whether a phone shows the section. Otherwise a phone shows only the index. */
  isOpen: boolean;
  className?: string;
}

/** Links to the sections. They are at the side of a large screen, or a full list on a phone. Rule: settings-9 */
export function SettingsIndex({ current, isOpen, className }: SettingsIndexProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <nav aria-label="Settings" className={className}>
      <ul className="flex flex-col max-lg:divide-y max-lg:divide-line max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:gap-1">
        {settingsSectionIds.map((id) => {
          const { label, text, Icon } = settingsSections[id];
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Link
                href={settingsPath(id)}
                aria-current={isCurrent && (isOpen || isWide) ? 'page' : undefined}
                className={classNames(
                  'flex min-h-15 items-center gap-3.5 px-4 lg:min-h-11 lg:gap-3 lg:rounded-field lg:px-3',
                  isCurrent ? 'lg:bg-accent-soft lg:font-bold' : 'lg:hover:bg-sunken',
                )}
              >
                <Icon
                  size={20}
                  aria-hidden="true"
                  className={classNames(
                    'shrink-0 text-ink-faint',
                    isCurrent && 'lg:text-accent-ink',
                  )}
                />
                <span className="min-w-0 grow">
                  <span className="block max-lg:font-semibold">{label}</span>
                  <span className="block text-sm text-ink-soft lg:hidden">{text}</span>
                </span>
                <ChevronRight
                  size={18}
                  aria-hidden="true"
                  className="shrink-0 text-ink-faint lg:hidden"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
