import { copyrightYears } from '@dealer-portal/rules/titles';
import { config } from '#platform/config';

/** The copyright line at the end of a page (HEAD-05). */
export function Copyright({ className }: { readonly className?: string }) {
  return (
    <p className={className}>
      © {copyrightYears(new Date())} {config.name}
    </p>
  );
}
