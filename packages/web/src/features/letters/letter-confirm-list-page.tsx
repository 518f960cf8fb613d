import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { ANSWER_COLUMNS, LETTER_COLUMNS } from './letter-columns';
import { LetterTable } from './letter-table';

const STATES = [
  { value: '1', label: '已确认' },
  { value: '2', label: '有异议' },
  { value: '0', label: '待确认' },
] as const;

const COLUMNS = [...LETTER_COLUMNS, ...ANSWER_COLUMNS];

/** 函件确认列表: what was answered to letters, by whom and when. */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader context={`售达方 ${saletoCode}`} actions={<Link to={href('letters')}>全部函件</Link>} />
      <LetterTable columns={COLUMNS} states={STATES} empty="这个状态下没有函件" />
    </div>
  );
}
