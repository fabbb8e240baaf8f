import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { useCheckedForm } from '../../lib/forms/use-contract-form.ts';
import { mailLink, supportEmail } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { FullThali } from '../../lib/ui/marks/full-thali.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';

type ContactMessage = Record<'name' | 'email' | 'phone' | 'message', string>;

interface ContactFormProps {
  /** The start of the message, for example with the name of a plan. */
  startText?: string | undefined;
}

/** Asks for a message and thanks the visitor. Sends nothing. Rule: site-4, site-7 */
export function ContactForm({ startText = '' }: ContactFormProps) {
  const [sentMessage, setSentMessage] = useState<ContactMessage>();
  if (sentMessage)
    return <ContactThanks message={sentMessage} onSendAnother={() => setSentMessage(undefined)} />;
  return <MessageForm startText={startText} onSent={setSentMessage} />;
}

interface MessageFormProps {
  startText: string;
  onSent: (message: ContactMessage) => void;
}

function MessageForm({ startText, onSent }: MessageFormProps) {
  const form = useCheckedForm<ContactMessage, void>({
    defaultValues: { name: '', email: '', phone: '', message: startText },
    send: onSent,
  });
  const { register, getValues, setValue } = form;

  /** Makes the browser treat a field with only spaces as empty. */
  function trimFields() {
    for (const name of fieldNames) setValue(name, getValues(name).trim());
  }

  return (
    <Form
      form={form}
      isNative
      actions={
        <SubmitButton form={form} size="large" isFullWidth onClick={trimFields}>
          Send message
        </SubmitButton>
      }
    >
      <TextField label="Name" autoComplete="name" required maxLength={80} {...register('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={20}
          {...register('phone')}
        />
      </div>
      <TextArea label="Message" rows={4} required maxLength={2000} {...register('message')} />
    </Form>
  );
}

const fieldNames = ['name', 'email', 'phone', 'message'] as const;

/** Tells the visitor to send the message by e-mail, because the form sends nothing. */
function ContactThanks({
  message,
  onSendAnother,
}: {
  message: ContactMessage;
  onSendAnother: () => void;
}) {
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
        <Button variant="secondary" onClick={onSendAnother}>
          Write another
        </Button>
      </div>
    </div>
  );
}

function mailTo({ name, email, phone, message }: ContactMessage): string {
  return mailLink(`Message from ${name}`, `${message}\n\n${name}\n${email}\n${phone}`);
}
