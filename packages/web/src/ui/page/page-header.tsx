import { type ReactNode, useContext } from 'react';
import { PageTitle } from './page-title';
import './page-header.css';

interface PageHeaderProps {
  /** The name of the object that the page shows; the route's title when absent. */
  readonly title?: string;
  /** Links to what the object stands under, from the top. */
  readonly trail?: readonly ReactNode[];
  /** One line of context, such as ship-to and period. */
  readonly context?: ReactNode;
  /** Lines that phones keep, below the actions, for a context that is known later than the title. */
  readonly contextRoom?: number | undefined;
  /** Actions at the right, the primary one last. */
  readonly actions?: ReactNode;
}

/** The height of a line of the context, in pixels. */
const LINE_PX = 22;

/** The title row of a page; the heading takes focus when the page changes. */
export function PageHeader({ title, trail, context, contextRoom, actions }: PageHeaderProps) {
  const ownTitle = useContext(PageTitle);
  return (
    <div className="page-header" data-late={contextRoom}>
      <div>
        {trail && <Trail links={trail} />}
        <h1 tabIndex={-1}>{title ?? ownTitle}</h1>
        {(context || contextRoom !== undefined) && (
          <span
            className="page-header-context"
            style={contextRoom ? { minHeight: LINE_PX * contextRoom } : undefined}
          >
            {context}
          </span>
        )}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </div>
  );
}

function Trail({ links }: { readonly links: readonly ReactNode[] }) {
  return (
    <nav className="page-header-trail no-print" aria-label="位置">
      {links.map((link, at) => (
        <span key={at}>{link}</span>
      ))}
    </nav>
  );
}
