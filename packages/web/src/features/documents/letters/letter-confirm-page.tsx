import { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { LetterSheet } from './letter-sheet';
import { lettersQuery } from './queries';
import './letters.css';
import { EmptyState } from '#ui/page/states';

/** 函件确认: the letter of the address (`id`), or every letter that waits for confirmation, each with its answer. */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const id = params.get('id');
  const letters = useQuery(
    lettersQuery(account, id ? { id } : { status: RECONCILIATION_STATES.toConfirm.value }),
  );
  const list = letters.data ?? [];
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
      <Loaded
        query={letters}
        failure="函件没有加载出来"
        rows={8}
        isKept
        empty={<NoLetter isOne={Boolean(id)} />}
      >
        {(records) => records.map((letter) => <LetterSheet key={letter.id} letter={letter} />)}
      </Loaded>
    </div>
  );
}

function NoLetter({ isOne }: { readonly isOne: boolean }) {
  return (
    <EmptyState
      title={isOne ? '没有这封函件' : '没有待确认的函件'}
      reason={isOne ? '函件可能已撤回，或不属于当前售达方。' : '新的函件发出后会出现在这里。'}
      action={<Link to={href('letters')}>查看全部函件</Link>}
    />
  );
}
