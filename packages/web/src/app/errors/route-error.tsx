import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isOutdated, MissingCode } from '#platform/browser/load-code';
import { sharedSlot } from '#platform/browser/storage';
import { useOnline } from '#platform/browser/use-online';
import { observeError } from '#platform/observe/observe';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { SupportDetails } from '#ui/page/support-details';

/** When this tab last loaded itself again for a new release, in milliseconds since the epoch. */
const reloadedAt = sharedSlot('session', 'reloadedAt', (value): value is number => typeof value === 'number');

/** A second reload within it would be a loop. */
const RELOAD_MS = 60_000;

/**
 * The content in place of a page that failed to load or to draw; the rest of the portal stays usable. When the network
 * is back, the page is asked for again. After a release whose files took the place of this page's, it is loaded again once.
 */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useOnline(revalidate);
  const isFile = isMissing(error);
  useEffect(() => {
    observeError('boundary', error);
    const now = Date.now();
    if (!isFile || !isOutdated() || now - (reloadedAt.read() ?? 0) <= RELOAD_MS) return;
    reloadedAt.write(now);
    // Where a browser keeps nothing, a second reload could not be told from the first.
    if (reloadedAt.read() === now) window.location.reload();
  }, [error, isFile]);
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <div className="page" role="alert">
      <GatePanel
        icon="warning"
        tone="error"
        title={isFile ? '页面没有打开' : '页面显示出错'}
        text={isFile ? fileText() : DRAWING_TEXT}
        actions={
          <PlainButton kind="primary" onClick={() => window.location.reload()}>
            重新加载
          </PlainButton>
        }
        code={<SupportDetails text={reason} />}
      />
    </div>
  );
}

const DRAWING_TEXT =
  '系统给出的数据和页面对不上，不是网络的问题。其他页面可以照常使用；重新加载后还是这样，请把下面的详情复制给客服。';

const fileText = (): string =>
  isOutdated()
    ? '系统刚刚更新，请重新加载，购物车和已填写的内容不受影响。'
    : '可能是网络中断。网络恢复后会自动打开，否则请重新加载，购物车不受影响。';

/** Whether a file of code did not come; browsers have their own words for an `import()` without its file. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof MissingCode ||
    (error instanceof TypeError &&
      /dynamically imported module|Failed to fetch|Importing a module/.test(error.message))
  );
}
