import { type ReactNode, useContext } from 'react';
import { PageTitle } from './page-title';
import { useTabObject } from './tab-title';
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
  /** What stands beside the context and is known with the title, such as saved views. */
  readonly views?: ReactNode;
  /** Actions at the right, the primary one last. */
  readonly actions?: ReactNode;
}

/** The height of a line of the context, in pixels. */
const LINE_PX = 22;

/** The title row of a page; the heading takes focus when the page changes. */
export function PageHeader({ title, trail, actions, ...context }: PageHeaderProps) {
  const routeTitle = useContext(PageTitle);
  useTabObject(title);
  return (
    <div className="page-header" data-late={context.contextRoom}>
      <div>
        {trail && <Trail links={trail} />}
        <h1 tabIndex={-1}>{title ?? routeTitle}</h1>
        <Context {...context} />
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </div>
  );
}

type ContextProps = Pick<PageHeaderProps, 'context' | 'contextRoom' | 'views'>;

/** The context with its views; one that comes late stands behind them, so that nothing gives way to it. */
function Context({ context, contextRoom, views }: ContextProps) {
  if (!context && !views && contextRoom === undefined) return null;
  const room = contextRoom ? { minHeight: LINE_PX * contextRoom } : undefined;
  if (!views || contextRoom === undefined)
    return (
      <span className="page-header-context" style={room}>
        {context}
        {views && <>&emsp;{views}</>}
      </span>
    );
  return (
    <span className="page-header-context">
      {views}
      <span className="page-header-late" style={room}>
        {context}
      </span>
    </span>
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
