import type { CatalogueSection } from './catalogue-section.ts';

type GroupName = CatalogueSection['group'];

export interface AnchoredSection extends CatalogueSection {
  /** Its anchor on the page. */
  id: string;
}

export interface CatalogueGroup {
  name: GroupName;
  id: string;
  sections: AnchoredSection[];
}

const order: GroupName[] = [
  'Basics',
  'Marks',
  'Forms',
  'Navigation',
  'Overlays',
  'Data',
  'Feedback',
];

const modules = import.meta.glob<{ sections: CatalogueSection[] }>('./sections/*-sections.tsx', {
  eager: true,
});

const sections = Object.values(modules)
  .flatMap(({ sections }) => sections)
  .map((section) => ({ ...section, id: anchorOf(`${section.group} ${section.title}`) }))
  .sort((one, other) => one.title.localeCompare(other.title));

/** Every section of the files below sections/, by group; a group without any is left out. */
export const catalogueGroups: CatalogueGroup[] = order
  .map((name) => ({
    name,
    id: anchorOf(name),
    sections: sections.filter(({ group }) => group === name),
  }))
  .filter((group) => group.sections.length > 0);

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
