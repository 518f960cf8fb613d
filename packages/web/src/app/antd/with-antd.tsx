import { type ComponentType, lazy } from 'react';

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

/** The same, drawn where it stands; loaded when it is first drawn. */
export function lazyWithAntd<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithAntd(load) }));
}
