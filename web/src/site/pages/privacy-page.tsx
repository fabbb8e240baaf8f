import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';
import { ToBeReviewed } from './parts/to-be-reviewed.tsx';
import { privacySections } from './privacy-texts.ts';

export default function PrivacyPage() {
  return (
    <StaticPage path="/privacy-policy">
      <ToBeReviewed />
      <TextSections sections={privacySections} />
    </StaticPage>
  );
}
