import { ButtonLink } from '../button/plain-button';
import { PageHeader } from './page-header';
import { EmptyState } from './states';

interface EmptyPageProps {
  readonly title: string;
  readonly reason: string;
  /** The address of the page that helps, and the words of the way there. */
  readonly to: string;
  readonly act: string;
}

/** A page that nothing was chosen for, or whose record is not there: why, and where one is found. */
export function EmptyPage({ title, reason, to, act }: EmptyPageProps) {
  return (
    <div className="page">
      <PageHeader />
      <EmptyState
        title={title}
        reason={reason}
        action={
          <ButtonLink kind="primary" to={to}>
            {act}
          </ButtonLink>
        }
      />
    </div>
  );
}
