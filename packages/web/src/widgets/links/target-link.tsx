import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dataTarget } from '#platform/browser/data-address';
import { isOfferedAt } from '#platform/page-rights';
import { pageStateAt } from '#routes';
import { ClosedLink, NOT_OFFERED } from '#ui/page/closed-link';

interface TargetLinkProps {
  /** The address that a message or to-do carries. */
  readonly url: string | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** Where a message leads: a page of the portal here, anything else in a new window; an unsafe address is no link (SIDE-04). */
export function TargetLink({ url, children, onClick }: TargetLinkProps) {
  const target = dataTarget(url);
  if (target.kind === 'inside') {
    if (pageStateAt(target.path) === 'planned') return <ClosedLink>{children}</ClosedLink>;
    if (!isOfferedAt(target.path)) return <ClosedLink note={NOT_OFFERED}>{children}</ClosedLink>;
    return (
      <Link to={target.path} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'outside') {
    return (
      <a href={target.url} target="_blank" rel="noopener" onClick={onClick}>
        {children}
        <span className="visually-hidden">（新窗口）</span>
      </a>
    );
  }
  return <span>{children}</span>;
}
