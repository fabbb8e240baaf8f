import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mailLink, supportEmail } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';

interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

interface ContactFormProps {
  /** What the message begins with, such as the plan that it is about. */
  startText?: string | undefined;
}

/** Asks who writes and what about, then thanks; nothing is sent from here. Rule: site-4, site-7 */
export function ContactForm({ startText = '' }: ContactFormProps) {
  const [sent, setSent] = useState<ContactMessage>();
  if (sent) return <ContactThanks message={sent} onAgain={() => setSent(undefined)} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        trimFields(form);
        // Blanks alone are nothing: the browser says so at the field.
        if (form.reportValidity()) setSent(messageIn(new FormData(form)));
      }}
      className="flex flex-col gap-4"
    >
      <TextField label="Name" name="name" autoComplete="name" required maxLength={80} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={20}
        />
      </div>
      <TextArea
        label="Message"
        name="message"
        rows={4}
        required
        maxLength={2000}
        defaultValue={startText}
      />
      <Button type="submit" size="large" isFullWidth>
        Send message
      </Button>
    </form>
  );
}

function trimFields(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = control.value.trim();
    }
  }
}

function messageIn(form: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

interface ContactThanksProps {
  message: ContactMessage;
  onAgain: () => void;
}

/** The form makes no call of its own, so the certain way to reach us is shown here. */
function ContactThanks({ message, onAgain }: ContactThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-fade-in flex-col items-center gap-3 pb-2 text-center">
      <FullThali className="size-36" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-bold text-balance outline-none"
      >
        Thank you, {message.name}!
      </h3>
      <p className="max-w-sm text-ink-soft">
        To get a reply, send your message to {supportEmail()}. It is ready in your mail app.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <a href={mailTo(message)} className={buttonClass({})}>
          <Mail size={20} /> Send it by email
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
