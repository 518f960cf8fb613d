import { config } from '#platform/config';

/** The first year of the copyright line (HEAD-05). */
const SINCE = 2019;

/** The copyright line at the end of a page (HEAD-05). */
export function Copyright({ className }: { readonly className?: string }) {
  const year = new Date().getFullYear();
  return (
    <p className={className}>
      © {year > SINCE ? `${SINCE}–${year}` : SINCE} {config.name}
    </p>
  );
}
