import { Store, UtensilsCrossed } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TabPanel, Tabs } from '../../lib/ui/tabs.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Navigation', title: 'Tabs', Example: TabsExamples },
];

type TabRows = ComponentProps<typeof Tabs>['tabs'];

const few: TabRows = [
  { value: 'details', label: 'Details' },
  { value: 'options', label: 'Options' },
  { value: 'hours', label: 'Hours', isDisabled: true },
];

const many: TabRows = [
  'Profile',
  'Opening hours',
  'Orders and payment',
  'Notifications',
  'Brand and colours',
  'Staff',
  'Taxes',
  'QR code',
  'Danger zone',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

const withIcons: TabRows = [
  { value: 'student', label: 'Customer', icon: <UtensilsCrossed size={18} aria-hidden="true" /> },
  { value: 'vendor', label: 'Vendor', icon: <Store size={18} aria-hidden="true" /> },
];

function TabsExamples() {
  return (
    <div className="flex flex-col gap-8">
      <Live name="Underlined, one of them disabled" tabs={few} start="details" />
      <Live name="Underlined, more than fit" tabs={many} start="staff" />
      <Live name="Pills" tabs={few} start="options" look="pills" />
      <Live name="Pills, more than fit" tabs={many} start="profile" look="pills" />
      <Live
        name="Pills over the whole width, with icons"
        tabs={withIcons}
        start="student"
        look="pills"
        isFullWidth
      />
    </div>
  );
}

type LiveProps = Pick<ComponentProps<typeof Tabs>, 'tabs' | 'look' | 'isFullWidth'> & {
  name: string;
  start: string;
};

function Live({ name, start, tabs, ...rest }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <Specimen name={name}>
      <Tabs {...rest} label={name} tabs={tabs} value={value} onChange={setValue}>
        {tabs.map((tab) => (
          <TabPanel key={tab.value} value={tab.value} className="text-ink-soft">
            What belongs to {tab.label} stands here.
          </TabPanel>
        ))}
      </Tabs>
    </Specimen>
  );
}
