import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';

interface CategoryLinkProps {
  readonly categoryCode: string;
  readonly children: ReactNode;
}

/** Leads to the products of a category. */
export function CategoryLink({ categoryCode, children }: CategoryLinkProps) {
  return <Link to={`${href('malllist')}?categoryCode=${encodeURIComponent(categoryCode)}`}>{children}</Link>;
}
