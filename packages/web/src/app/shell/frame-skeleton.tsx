import { ListSkeleton } from '#ui/states';

/** The frame before the account and its permissions are known, in the final sizes, so that nothing shifts. */
export function FrameSkeleton() {
  return (
    <>
      <div className="top-bar" aria-hidden="true" />
      <div className="header" aria-hidden="true" />
      <div className="navigation-bar" aria-hidden="true" />
      <div className="shell-body">
        <div className="side-column" aria-hidden="true" />
        <div className="shell-content">
          <main id="content" tabIndex={-1}>
            <div className="page">
              <ListSkeleton rows={8} />
            </div>
          </main>
        </div>
      </div>
    </>
  );
}
