import { textLinkClass } from '../../identity/text-link-class.ts';
import { helpSections } from './help-texts.ts';
import { StaticPage } from './static-page.tsx';
import { TextSections } from './text-sections.tsx';

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
