import { Link, useLocation } from 'react-router-dom';
import { isOffered } from '#platform/page-rights';
import { href, isPageName, routeAt, routes } from '#routes';
import { useShownOnPhone } from '#ui/drawing/show-in-line';
import { jobOf, noteOf, viewOf } from './jobs';
import './job-views.css';

/** Conditions that the next view of a job keeps: whose account, when, and which object. */
const KEPT = [
  ...(['payerCode', 'beginDate', 'endDate', 'beginPeriod', 'endPeriod', 'industryCode'] as const),
  ...(['financeNo', 'rebateNo'] as const),
] as const;

/** The views of the job that the page on show belongs to, and what this one cannot show; nothing for a page of its own. */
export function JobViews() {
  const { pathname, search } = useLocation();
  const page = routeAt(pathname);
  const shown = useShownOnPhone();
  if (page === undefined || !isPageName(page)) return null;
  const job = jobOf(page);
  const note = noteOf(page);
  return (
    <>
      {job && (
        <nav className="job-views no-print" aria-label={job.name}>
          {job.pages.filter(isOffered).map((view) => (
            <Link
              key={view}
              to={{ pathname: href(view), search: keptOf(search) }}
              ref={view === viewOf(page) ? shown : undefined}
              aria-current={view === viewOf(page) ? 'page' : undefined}
            >
              {routes[view].title}
            </Link>
          ))}
        </nav>
      )}
      {note && <p className="secondary job-note">{note}</p>}
    </>
  );
}

function keptOf(search: string): string {
  const params = new URLSearchParams(search);
  const kept = KEPT.flatMap((name) => {
    const text = params.get(name);
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams(kept).toString();
}
