import { privacySections } from './privacy-texts.ts';
import { StaticPage } from './static-page.tsx';
import { TextSections } from './text-sections.tsx';
import { ToBeReviewed } from './to-be-reviewed.tsx';

export default function PrivacyPage() {
  return (
    <StaticPage path="/privacy-policy">
      <ToBeReviewed />
      <TextSections sections={privacySections} />
    </StaticPage>
  );
}
