import type { ComponentType, ReactNode } from 'react';
import { lateFailure } from '#ui/drawing/late-failure';
import { type DrawWaiting, latePart } from '#ui/drawing/late-part';
import { ListSkeleton } from '#ui/page/states';
import { PanelFailed } from './panel-state';

/**
 * The content of a panel of the frame, whose code comes when the panel first opens. Until then it has the shape of a
 * list; without a network it says so, and can be asked for again.
 * @param load the content, by `import()`
 * @param rows how many lines the shape has
 */
export function latePanel<Props extends object>(load: () => Promise<ComponentType<Props>>, rows: number) {
  return latePart(load, drawFailedOr(<ListSkeleton rows={rows} />));
}

/** The message of code that did not come, with the way to try again; until then the given content. */
export function drawFailedOr(content: ReactNode): DrawWaiting {
  return (onRetry) => {
    if (!onRetry) return content;
    const { message, act, onPress } = lateFailure(onRetry);
    return <PanelFailed reason={message} act={act} onRetry={onPress} />;
  };
}
