import { Mail } from 'lucide-react';
import { mailLink, supportEmail } from '../../lib/tenant/support-email.ts';
import { Card } from '../../lib/ui/card.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { ContactForm } from '../shared/contact-form.tsx';
import { StaticPage } from './parts/static-page.tsx';

export default function ContactPage() {
  return (
    <StaticPage path="/contact">
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <div className="flex flex-col gap-4">
          <h2 className="font-display text-2xl font-bold">By email</h2>
          <p>
            <a
              href={mailLink()}
              className={`${textLinkClass} inline-flex min-h-11 items-center gap-2.5 text-lg wrap-anywhere`}
            >
              <Mail size={22} className="shrink-0" />
              {supportEmail()}
            </a>
          </p>
          <p className="text-ink-soft">
            About plans, a food court, several kitchens or the services of Enterprise: tell us how
            many people you feed and how you take orders today.
          </p>
          <p className="text-ink-soft">
            Do you already run a mess on Thali? The{' '}
            <a href="/support" className={textLinkClass}>
              support page
            </a>{' '}
            says what to have at hand. For an order in progress, please call your mess.
          </p>
        </div>
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 font-display text-2xl font-bold">Contact Us</h2>
          <ContactForm />
        </Card>
      </div>
    </StaticPage>
  );
}
