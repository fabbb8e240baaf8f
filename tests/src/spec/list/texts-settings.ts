import type { TextGroup } from './text-group.ts';

const settings = / \/vendor\/settings, /;

/** The Settings tab. */
export const settingsTexts: readonly TextGroup[] = [
  {
    spec: '2, section 2.2',
    place: 'Settings tab',
    on: settings,
    texts: [
      'Business Profile',
      { text: 'display name', like: 'Display name' },
      { text: 'email', like: 'Email' },
      { text: 'phone', like: 'Phone' },
      { text: 'subdomain', like: 'Subdomain' },
      'Business Hours',
      'Edit Hours',
      'Save',
      'Cancel',
      'Account Settings',
      { text: 'auto-accept orders', like: 'Auto-accept orders' },
      'Coming in a future release.',
    ],
  },
  {
    spec: '2, section 8',
    place: 'Settings tab: toasts',
    on: settings,
    texts: [
      'Update failed',
      'Could not update setting. Please try again.',
      'Setting updated',
      'Business hours updated',
      'Your business hours were updated successfully.',
      'Could not update business hours.',
    ],
  },
];
