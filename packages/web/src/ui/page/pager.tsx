import { PlainButton } from '../button/plain-button';
import './pager.css';

interface PagerProps {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (pageNum: number) => void;
}

/** The pages of a long list; nothing where one page holds all. */
export function Pager({ pageNum, pageSize, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 && pageNum <= 1) return null;
  return (
    <nav className="pager" aria-label="分页">
      <PlainButton disabled={pageNum <= 1} onClick={() => onPage(pageNum - 1)}>
        上一页
      </PlainButton>
      <span>
        第 {pageNum} / {Math.max(1, pages)} 页
      </span>
      <PlainButton disabled={pageNum >= pages} onClick={() => onPage(pageNum + 1)}>
        下一页
      </PlainButton>
    </nav>
  );
}
