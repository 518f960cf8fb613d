import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { periodText } from '#ui/text/joined';
import { shortDay } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { agreementQuery } from '../queries';

/** The agreement under which projects are done; nothing while it is not known. */
export function AgreementLine() {
  const { data } = useQuery(agreementQuery(useAccount()));
  const [agreement] = data?.records ?? [];
  if (!agreement) return null;
  const { contractNo, contractName, beginDate, endDate } = agreement;
  const period = periodText(shortDay(beginDate), shortDay(endDate));
  return (
    <>
      {contractName}{' '}
      <Link to={documentAddress('contractPanelDetail', { contractNo }) ?? ''}>{contractNo}</Link>
      {period && `，${period}`}
    </>
  );
}
