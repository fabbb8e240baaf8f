import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { helpSections } from './help-texts.ts';
import { StaticPage } from './parts/static-page.tsx';
import { TextSections } from './parts/text-sections.tsx';

export default function HelpPage() {
  return (
    <StaticPage
      path="/help"
      lead={
        <>
          Quick answers. For the whole story read the{' '}
          <a href="/docs" className={textLinkClass}>
            documentation
          </a>
          , or{' '}
          <a href="/support" className={textLinkClass}>
            ask our support
          </a>
          .
        </>
      }
    >
      <TextSections sections={helpSections} />
    </StaticPage>
  );
}
