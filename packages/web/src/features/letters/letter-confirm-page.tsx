import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { LetterSheet } from './letter-sheet';
import { lettersQuery } from './queries';
import './letters.css';

const MOST = 100;

/** 函件确认: the letter of the address (`id`), or every letter that waits for confirmation, each with its answer. */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const id = params.get('id');
  const page = { pageNum: 1, pageSize: MOST };
  const letters = useQuery(lettersQuery(account, id ? { id, ...page } : { status: '0', ...page }));
  const list = letters.data?.records ?? [];
  return (
    <div className="page">
      <PageHeader
        context={letters.isSuccess && !id ? `${list.length} 封待确认` : `售达方 ${account.saletoCode}`}
        actions={
          <>
            <Link to={href('letters')} className="no-print">
              全部函件
            </Link>
            <PrintButton />
          </>
        }
      />
      {letters.isPending && <ListSkeleton rows={8} />}
      {letters.isError && (
        <ErrorState
          title="函件没有加载出来"
          {...describeError(letters.error)}
          onRetry={() => void letters.refetch()}
        />
      )}
      {letters.isSuccess && list.length === 0 && (
        <EmptyState
          title={id ? '没有这封函件' : '没有待确认的函件'}
          reason={id ? '函件可能已撤回，或不属于当前售达方。' : '新的函件发出后会出现在这里。'}
          action={<Link to={href('letters')}>查看全部函件</Link>}
        />
      )}
      {list.map((letter) => (
        <LetterSheet key={letter.id} letter={letter} />
      ))}
    </div>
  );
}
