import { type ComponentType, useEffect } from 'react';
import { useOnline } from '#platform/browser/use-online';
import { notifyWith, windowFailed } from '#platform/notices';
import { lateFailure } from '#ui/drawing/late-failure';
import { type DrawWaiting, latePart } from '#ui/drawing/late-part';

/**
 * A component that needs antd, which is no part of the first load: the library's frame comes together with the
 * component.
 * @param load the component, by `import()`
 */
export async function loadWithAntd<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, { AntdFrame }] = await Promise.all([load(), import('./antd-frame')]);
  return function InAntd(props: Props) {
    return (
      <AntdFrame>
        <Component {...props} />
      </AntdFrame>
    );
  };
}

/**
 * The same, drawn where it stands and loaded when it is first drawn. Without a network a message over the page says
 * so, with the way to try again, and the page stays as it is.
 * @param load the component, by `import()`
 * @param waiting the content in its place until then; the message alone unless given
 */
export function lazyWithAntd<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: DrawWaiting = (onRetry) => onRetry && <LateFailed onRetry={onRetry} />,
) {
  return latePart(() => loadWithAntd(load), waiting);
}

/** The message of a window that did not come; it is fetched again on request, and when the network is back. */
export function LateFailed({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    const { act, onPress } = lateFailure(onRetry);
    notifyWith('error', windowFailed(), { label: act, onPress });
  }, [onRetry]);
  useOnline(onRetry);
  return null;
}
