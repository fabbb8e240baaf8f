import { StaticPage } from './static-page.tsx';
import { termsSections } from './terms-texts.ts';
import { TextSections } from './text-sections.tsx';
import { ToBeReviewed } from './to-be-reviewed.tsx';

export default function TermsPage() {
  return (
    <StaticPage path="/terms-of-service">
      <ToBeReviewed />
      <TextSections sections={termsSections} />
    </StaticPage>
  );
}
