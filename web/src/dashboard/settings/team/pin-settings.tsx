import { pinModes } from '@thali/shared/team/team-settings';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { settingUpdated } from '../setting-toasts.ts';
import { ApprovalLimit } from './approval-limit.tsx';
import { pinModeTexts } from './team-texts.ts';
import { type TeamSettings, useTeamSettings } from './use-team.ts';

interface PinSettingsProps {
  vendorId: string;
  /** Undefined while the team loads. */
  settings: TeamSettings | undefined;
}

/** The settings that decide when devices ask for a PIN. Rule: team-4, team-8 */
export function PinSettings({ vendorId, settings }: PinSettingsProps) {
  const save = useTeamSettings(vendorId);
  const change = (change: Partial<TeamSettings>) => {
    if (!settings) return;
    const { pin, askAbove } = { ...settings, ...change };
    save.mutate(
      { pin, askAbove: askAbove ?? null },
      { onSuccess: () => showToast(settingUpdated) },
    );
  };
  return (
    <SettingsSection
      title="PINs"
      description="Kitchen and counter devices can ask who is using them."
    >
      {settings ? (
        <div className="flex flex-col gap-5">
          <RadioCards
            legend="Ask for a PIN"
            name="pin-mode"
            value={save.isPending ? save.variables.pin : settings.pin}
            onChange={(pin) => change({ pin })}
            cards={pinModes.map((value) => ({
              value,
              label: pinModeTexts[value].label,
              description: pinModeTexts[value].text,
            }))}
          />
          {settings.pin !== 'off' && (
            <ApprovalLimit
              key={settings.askAbove}
              rupees={settings.askAbove}
              isBusy={save.isPending}
              onSave={(askAbove) => change({ askAbove })}
            />
          )}
        </div>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </SettingsSection>
  );
}
