import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ListSkeleton } from '#ui/page/states';
import { PanelFailed } from './panel-state';

/** Draws what a part of the frame shows without its code: on its way, or not fetched, with the way to try again. */
export type DrawWaiting = (onRetry: (() => void) | undefined) => ReactNode;

/**
 * A part of the frame whose code comes when it is first drawn.
 * @param load the part, by `import()`
 * @param waiting what stands in its place; nothing unless given
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: DrawWaiting = () => null,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    const retry = useCallback(() => setFailed(false), []);
    useEffect(() => {
      if (Content || isFailed) return;
      load().then(
        (component) => {
          loaded = component;
          setContent(() => component);
        },
        () => setFailed(true),
      );
    }, [Content, isFailed]);
    return Content ? <Content {...props} /> : waiting(isFailed ? retry : undefined);
  };
}

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
  return (onRetry) => (onRetry ? <PanelFailed reason="请检查网络后重试" onRetry={onRetry} /> : content);
}
