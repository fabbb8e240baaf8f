import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mailLink, supportEmail } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import type { ContactMessage } from './contact-form.tsx';

interface ContactThanksProps {
  message: ContactMessage;
  onAgain: () => void;
}

/** The form makes no call of its own, so the way to reach us for certain stands here. */
export function ContactThanks({ message, onAgain }: ContactThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-pop flex-col items-center gap-3 pb-2 text-center">
      <FullThali className="size-36" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-bold text-balance outline-none"
      >
        Thank you, {message.name}!
      </h3>
      <p className="max-w-sm text-ink-soft">
        Good to hear from you. For a written answer, send your message on to {supportEmail()}: it is
        ready in your mail program.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <a href={mailTo(message)} className={buttonClass({})}>
          <Mail size={20} aria-hidden="true" /> Send it by e-mail
        </a>
        <Button variant="secondary" onClick={onAgain}>
          Write another
        </Button>
      </div>
    </div>
  );
}

function mailTo({ name, email, phone, message }: ContactMessage): string {
  return mailLink(`Message from ${name}`, `${message}\n\n${name}\n${email}\n${phone}`);
}
