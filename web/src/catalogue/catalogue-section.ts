import type { ComponentType } from 'react';

/** One part of the catalogue: a component in all that it can look like. */
export interface CatalogueSection {
  group: 'Basics' | 'Forms' | 'Overlays' | 'Navigation' | 'Data' | 'Feedback' | 'Marks';
  title: string;
  Example: ComponentType;
}
