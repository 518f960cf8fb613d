import { lateView } from '#ui/drawing/late-view';
import { ErrorState } from '#ui/page/states';
import { describeError, refusalOf } from './query';
import type { RefusedStateProps } from './refused-state';

const Refused = lateView<RefusedStateProps>(async () => (await import('./refused-state')).RefusedState);

/** A query that gave no answer: the failure with a way to try again, or the no of the business with its way out. */
export function FailedState(props: RefusedStateProps) {
  const { error, failure, onRetry } = props;
  if (refusalOf(error) !== undefined) return <Refused {...props} />;
  return <ErrorState title={failure} {...describeError(error)} onRetry={onRetry} />;
}
