import type { ComponentType } from 'react';
import { ErrorState, ListSkeleton } from '../page/states';
import { lateFailure } from './late-failure';
import { latePart } from './late-part';

/**
 * A view of a page whose code comes when the view first opens: until then it has the shape of a list, without a network
 * it says so and can be asked for again.
 * @param load the view, by `import()`
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(load, (onRetry) => {
    if (!onRetry) return <ListSkeleton rows={8} />;
    const { message, act, onPress } = lateFailure(onRetry);
    return <ErrorState title="没有加载出来" message={message} act={act} onRetry={onPress} />;
  });
}
