import { memo, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import '../input/plain-field.css';
import './pager.css';

interface PagerProps {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Undefined where it cannot be read: the page after this one stays open. */
  readonly total: number | undefined;
  readonly onChange: (pageNum: number, pageSize: number) => void;
  /** How many rows a page may have; without it that cannot be changed, and one page alone needs no pager. */
  readonly sizes?: readonly number[];
  /** The unit of the rows. */
  readonly unit?: string;
  /** How many there are, in the words of the list. */
  readonly summary?: ReactNode;
}

/** The pages of a long list: the number of rows, the pages around this one, and the rows per page. */
export const Pager = memo(function Pager(props: PagerProps) {
  const { pageNum, pageSize, total, onChange, sizes, unit = '条', summary } = props;
  const pages = total === undefined ? pageNum + 1 : Math.max(1, Math.ceil(total / pageSize));
  if (!sizes && pages <= 1 && pageNum <= 1) return null;
  const goTo = (page: number) => onChange(page, pageSize);
  return (
    <nav className="pager no-print" aria-label="分页">
      <span className="pager-total">
        {summary ?? (
          <>
            共 {total ?? '—'} {unit}
          </>
        )}
      </span>
      <button type="button" aria-label="上一页" disabled={pageNum <= 1} onClick={() => goTo(pageNum - 1)}>
        <Icon name="left" />
      </button>
      {pagesAround(pageNum, pages).map((link) => (
        <PageButton key={link.page} {...link} isCurrent={link.page === pageNum} goTo={goTo} />
      ))}
      <button type="button" aria-label="下一页" disabled={pageNum >= pages} onClick={() => goTo(pageNum + 1)}>
        <Icon name="right" />
      </button>
      {sizes && (
        <select
          className="plain-field pager-sizes"
          aria-label="每页条数"
          value={pageSize}
          onChange={({ target }) => onChange(1, Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>{`${size} ${unit}/页`}</option>
          ))}
        </select>
      )}
    </nav>
  );
});

interface PageButtonProps extends PageLink {
  readonly isCurrent: boolean;
  readonly goTo: (page: number) => void;
}

function PageButton({ page, isAfterGap, isCurrent, goTo }: PageButtonProps) {
  return (
    <>
      {isAfterGap && <span aria-hidden>…</span>}
      <button
        type="button"
        aria-label={`第 ${page} 页`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => !isCurrent && goTo(page)}
      >
        {page}
      </button>
    </>
  );
}

/** The number of pages on each side of the current one. */
const PAGES_EACH_SIDE = 2;

/** The first, the last, and the pages around the current one, each with whether pages lie between it and the one before. */
export function pagesAround(current: number, pages: number): readonly PageLink[] {
  const near = Array.from({ length: 2 * PAGES_EACH_SIDE + 1 }, (_, at) => current - PAGES_EACH_SIDE + at);
  const inside = near.filter((page) => page > 1 && page < pages);
  const all = pages === 1 ? [1] : [1, ...inside, pages];
  return all.map((page, at) => ({ page, isAfterGap: page - (all[at - 1] ?? page) > 1 }));
}

interface PageLink {
  readonly page: number;
  readonly isAfterGap: boolean;
}
