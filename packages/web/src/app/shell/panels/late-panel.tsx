import { type ComponentType, lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/page/states';

/**
 * The content of a panel of the frame, whose code comes when the panel first opens; until then it has the shape of a list.
 * @param load the content, by `import()`
 * @param rows how many lines the shape has
 */
export function latePanel<Props extends object>(load: () => Promise<ComponentType<Props>>, rows: number) {
  const Content = lazy(async () => ({ default: await load() }));
  return function LatePanel(props: Props) {
    return (
      <Suspense fallback={<ListSkeleton rows={rows} />}>
        <Content {...props} />
      </Suspense>
    );
  };
}
