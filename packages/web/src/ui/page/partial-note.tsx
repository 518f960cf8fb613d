import { PlainButton } from '../button/plain-button';
import { NoticeLine } from './notice-line';
import './partial-note.css';

/** A part of a page in addition to its content, such as the choices of a field. */
export interface Part {
  /** Its name, e.g. 付款方. */
  readonly name: string;
  readonly query: { readonly isError: boolean; readonly refetch: () => Promise<unknown> };
}

/** Which parts of a page are missing because they could not be loaded, with the way to load them again; nothing when all are there. */
export function PartialNote({ parts }: { readonly parts: readonly Part[] }) {
  const failed = parts.filter(({ query }) => query.isError);
  if (failed.length === 0) return null;
  const onRetry = () => {
    for (const { query } of failed) void query.refetch();
  };
  return (
    <NoticeLine
      className="partial-note"
      action={
        <PlainButton kind="link" size="small" onClick={onRetry}>
          重试
        </PlainButton>
      }
    >
      {failed.map(({ name }) => name).join('、')}没有加载出来，其他内容不受影响
    </NoticeLine>
  );
}
