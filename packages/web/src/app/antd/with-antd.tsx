import type { ComponentType } from 'react';
import { type DrawWaiting, latePart } from '../shell/panels/late-panel';
import { PanelFailed } from '../shell/panels/panel-state';
import './late-failed.css';

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

function LateFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="late-failed">
      <PanelFailed reason="请检查网络后重试" onRetry={onRetry} />
    </div>
  );
}
