import { menuAddress } from '@dealer-portal/rules/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TargetLinkProps {
  /** The address that a message or to-do carries. */
  readonly url: string | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** Where a message leads: a page of the portal here, anything else in a new window; an unsafe address is no link (SIDE-04). */
export function TargetLink({ url, children, onClick }: TargetLinkProps) {
  const target = menuAddress({ id: '', url });
  if (target.kind === 'path' || (target.kind === 'window' && target.url.startsWith('/'))) {
    const to = target.kind === 'path' ? target.path : target.url;
    return (
      <Link to={to.startsWith('/') ? to : `/${to}`} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'window') {
    return (
      <a href={target.url} target="_blank" rel="noopener" onClick={onClick}>
        {children}
        <span className="visually-hidden">（新窗口）</span>
      </a>
    );
  }
  return <span>{children}</span>;
}
