import { listLetters } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { stateText } from '#ui/text/joined';

/** The balance letter of the same month, with its state: both say the same balance, and each leads to the other. */
export function MonthLetter({ period }: { readonly period: string }) {
  const account = useAccount();
  const { data } = useQuery(
    asideRecords(listLetters, { query: { customerCode: account.saletoCode, ...ALL_ROWS } }, account),
  );
  const letter = data?.find((record) => record.period === period);
  if (!letter) return null;
  return (
    <p>
      余额确认函{' '}
      <Link to={`${href('lettersLetterConfirm')}?${new URLSearchParams({ id: letter.id })}`}>
        {letter.letterNo}
      </Link>{' '}
      {stateText(letter.statusName)}
    </p>
  );
}
