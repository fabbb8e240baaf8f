import { type Language, languageNames, languages } from '@thali/shared/site/languages';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';

const englishOnly = { offered: ['en' as Language], first: 'en' as Language };

/** The languages in which guests can read the menu and order. Rule: storefront-35 */
export function LanguagesSection({ vendor }: { vendor: Vendor }) {
  const { value = englishOnly, isBusy, save } = useSetting(vendor, 'languages');
  const { offered, first } = value;
  const offer = (language: Language, isOffered: boolean) => {
    const next = languages.filter((name) =>
      name === language ? isOffered : offered.includes(name),
    );
    save({ offered: next, first: next.includes(first) ? first : 'en' });
  };
  return (
    <SettingsSection
      title="Languages"
      description="Guests choose a language above the menu. Names and descriptions of dishes stay as you typed them. Your home page is still in English. A native speaker has not checked the texts yet."
    >
      <div className="flex flex-col gap-4">
        {languages
          .filter((language) => language !== 'en')
          .map((language) => (
            <Switch
              key={language}
              label={<span lang={language}>{languageNames[language]}</span>}
              description={inEnglish[language]}
              isOn={offered.includes(language)}
              isBusy={isBusy}
              onChange={(isOn) => offer(language, isOn)}
            />
          ))}
        {offered.length > 1 && (
          <Select
            label="First language"
            options={offered.map((language) => ({
              value: language,
              label: languageNames[language],
            }))}
            value={first}
            isBusy={isBusy}
            onChange={(next) => save({ offered, first: next })}
          />
        )}
      </div>
    </SettingsSection>
  );
}

const inEnglish = { hi: 'Hindi', mr: 'Marathi' };
