import { ApiError } from '@dealer-portal/sdk';
import { useLocation } from 'react-router-dom';
import { href, routeAt, routes } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { ResultPanel } from '#ui/page/result-panel';
import { ErrorState } from '#ui/page/states';
import { describeError } from './query';
import { refusalWay } from './refusal-ways';

export interface RefusedStateProps {
  readonly error: Error;
  /** What did not load, where the no means no more than that. */
  readonly failure: string;
  readonly onRetry: () => void;
}

/** The no of the business to a list: the state, its reason, and the page that helps; asking again is no way out. */
export function RefusedState({ error, failure, onRetry }: RefusedStateProps) {
  const { pathname } = useLocation();
  const way = error instanceof ApiError ? refusalWay(error) : undefined;
  if (way === undefined) return <ErrorState title={failure} {...describeError(error)} onRetry={onRetry} />;
  const page = way.page === routeAt(pathname) ? undefined : way.page;
  return (
    <ResultPanel
      className="state"
      status="info"
      title={way.title}
      text={describeError(error).message}
      actions={
        <>
          <PlainButton kind="text" onClick={onRetry}>
            再查一次
          </PlainButton>
          {page && (
            <ButtonLink kind="primary" to={href(page)}>
              去{routes[page].title}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
