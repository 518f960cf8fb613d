import { listLetters } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';

/** So many letters are asked for: one a month is sent. */
const MOST_LETTERS = 100;

/** The balance letter of the same month, with its state: both say the same balance, and each leads to the other. */
export function MonthLetter({ period }: { readonly period: string }) {
  const account = useAccount();
  const { data } = useQuery(
    asideQuery(
      listLetters,
      { query: { customerCode: account.saletoCode, pageNum: 1, pageSize: MOST_LETTERS } },
      account,
    ),
  );
  const letter = data?.records.find((record) => record.period === period);
  if (!letter) return null;
  return (
    <p>
      余额确认函{' '}
      <Link to={`${href('lettersLetterConfirm')}?${new URLSearchParams({ id: letter.id })}`}>
        {letter.letterNo}
      </Link>{' '}
      {letter.statusName}
    </p>
  );
}
