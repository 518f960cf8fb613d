import { choicesOf, FINANCING_STATES } from '@dealer-portal/rules/states';
import { useNavigate, useParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { Segments } from '#ui/choice/segments';
import { REDEMPTIONS, redeemActions } from '../financings/financing-report';

const { applied, running, repaid } = FINANCING_STATES;

const STATES = [{ value: running.value, label: '可赎回' }, ...choicesOf({ applied, repaid })] as const;

/**
 * 提前赎回: the financings of the state in the path, those of today's redemption first.
 * Assumption: the path has the code of the state; another word shows what can be redeemed (FIN-08).
 */
export function Component() {
  const { status } = useParams();
  const navigate = useNavigate();
  const state = STATES.find(({ value }) => value === status)?.value ?? running.value;
  return (
    <ReportPage
      report={REDEMPTIONS}
      fixed={{ status: state }}
      actions={redeemActions}
      actionsWidth={72}
      context={
        <Segments
          label="融资状态"
          options={STATES}
          value={state}
          onChange={(value) => navigate(href('loanPreredeem', { status: value }), { replace: true })}
        />
      }
    />
  );
}
