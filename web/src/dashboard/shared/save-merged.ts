import type { KnownSettings, SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { ApiError } from '../../lib/api/api-error.ts';
import { mergeSetting } from './merge-setting.ts';
import type { Vendor } from './own-vendor.ts';

interface Change {
  settings?: SettingsChange | undefined;
  knownSettings?: KnownSettings | undefined;
}

interface Calls<Body, Answer> {
  save: (body: Body) => Promise<Answer>;
  /** Reads the stored settings, and shows them on the screen. */
  readStored: () => Promise<Vendor['settings']>;
}

const maxAttempts = 3;

/**
 * Saves a change. If another screen has changed other fields of the setting, saves both changes.
 * @throws ApiError SETTINGS_CHANGED if both changed the same field
 * Rule: settings-10
 */
export async function saveMerged<Body extends Change, Answer>(
  change: Body,
  { save, readStored }: Calls<Body, Answer>,
): Promise<Answer> {
  let body = change;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save(body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SETTINGS_CHANGED') throw error;
      const merged = mergeChange(body, await readStored());
      if (!merged || attempt === maxAttempts) throw error;
      body = { ...body, ...merged };
    }
  }
}

function mergeChange(
  { settings = {}, knownSettings = {} }: Change,
  storedSettings: Vendor['settings'],
): Required<Change> | undefined {
  const baseValues: Record<string, unknown> = {};
  const merged: Record<string, unknown> = { ...settings };
  for (const key of Object.keys(knownSettings) as (keyof KnownSettings)[]) {
    const result = mergeSetting(key, {
      base: knownSettings[key],
      mine: settings[key],
      theirs: storedSettings[key],
    });
    if (!result) return undefined;
    merged[key] = result.value ?? null;
    baseValues[key] = storedSettings[key] ?? null;
  }
  return { settings: merged as SettingsChange, knownSettings: baseValues as KnownSettings };
}
