import { docsForKitchens, docsStart, docsTrust } from './docs-texts.ts';
import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';

export default function DocsPage() {
  return (
    <StaticPage path="/docs">
      <TextSections sections={[...docsStart, ...docsForKitchens, ...docsTrust]} />
    </StaticPage>
  );
}
