import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

/** Draws what a part shows without its code: on its way, or not fetched, with the way to try again. */
export type DrawWaiting = (onRetry: (() => void) | undefined) => ReactNode;

/**
 * A part of a page or of the frame whose code comes when it is first drawn.
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
