import { ListSkeleton } from '#ui/page/states';

/** The place of a page whose guard or module is still on its way. */
export function PageSkeleton() {
  return (
    <div className="page">
      <ListSkeleton rows={8} />
    </div>
  );
}
