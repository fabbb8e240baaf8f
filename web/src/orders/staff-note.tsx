import { Eye } from 'lucide-react';

/** The mess sees what its customer sees, and should know that it does. */
export function StaffNote({ name }: { name: string }) {
  return (
    <p className="mb-3 flex items-start gap-2.5 rounded-field bg-steel-soft px-3.5 py-2.5 text-sm">
      <Eye size={18} aria-hidden="true" className="mt-px shrink-0 text-steel" />
      This is the page that {name} sees. Its status is changed under Orders.
    </p>
  );
}
