import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { LETTER_COLUMNS } from './letter-columns';
import { LetterTable } from './letter-table';

const STATES = [
  { value: '', label: '全部' },
  { value: '0', label: '待确认' },
  { value: '1', label: '已确认' },
  { value: '2', label: '有异议' },
] as const;

/** 函件: all letters to the customer. */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={<Link to={href('lettersLetterConfirmList')}>函件确认记录</Link>}
      />
      <LetterTable columns={LETTER_COLUMNS} states={STATES} empty="没有函件" />
    </div>
  );
}
