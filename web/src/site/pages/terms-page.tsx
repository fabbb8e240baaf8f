import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';
import { ToBeReviewed } from './parts/to-be-reviewed.tsx';
import { termsSections } from './terms-texts.ts';

export default function TermsPage() {
  return (
    <StaticPage path="/terms-of-service">
      <ToBeReviewed />
      <TextSections sections={termsSections} />
    </StaticPage>
  );
}
