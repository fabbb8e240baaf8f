import { docsForKitchens } from './docs-for-kitchens.ts';
import { docsStart } from './docs-start.ts';
import { docsTrust } from './docs-trust.ts';
import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';

export default function DocsPage() {
  return (
    <StaticPage path="/docs">
      <TextSections sections={[...docsStart, ...docsForKitchens, ...docsTrust]} />
    </StaticPage>
  );
}
