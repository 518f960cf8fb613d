import type { LinkProps } from 'react-router-dom';
import { OfferedLink } from '#widgets/links/offered-link';

interface CustomerLinkProps extends Pick<LinkProps, 'className' | 'title' | 'onClick'> {
  readonly children: string | undefined;
}

/** The name of the customer, and the way to its view where the host offers that. */
export function CustomerLink({ children, onClick, ...rest }: CustomerLinkProps) {
  return (
    <OfferedLink to="customerview" closed={<span {...rest}>{children}</span>} onClick={onClick} {...rest}>
      {children}
    </OfferedLink>
  );
}
