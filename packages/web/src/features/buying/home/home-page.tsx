// No report: the working day at a glance; each panel loads and fails alone.
import { dateLine, greeting } from '@dealer-portal/rules/home';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { ComingDays } from './coming-days';
import { EndingPanel } from './ending-panel';
import { FirstDay } from './first-day';
import { homeAhead, lastRights } from './home-ahead';
import { LostRows } from './lost-rows';
import { MoneyStrip } from './money-strip';
import { NewProducts } from './new-products';
import { ArrivalPanel, LastOrders } from './order-panels';
import { RecommendedPanel } from './recommended-panel';
import { StartChoice } from './start-choice';
import { TodoPanel } from './todo-panel';
import { type HomeRights, useHomeRights } from './use-home-rights';
import { useIsNewCustomer } from './use-is-new-customer';
import { UsualPanel } from './usual-panel';
import './home.css';

/** 首页: what is due, arriving and usual today; shows and asks for nothing that the account may not open. */
export function Component() {
  const account = useAccount();
  const rights = useHomeRights();
  const { seesBalance, seesCredit, seesOrders, seesTodos } = rights;
  useEffect(
    () => lastRights.write({ seesBalance, seesCredit, seesOrders, seesTodos }),
    [seesBalance, seesCredit, seesOrders, seesTodos],
  );
  const { user, shipToLabel } = account;
  return (
    <div className="page home-page">
      <PageHeader
        title={`${user.realName || user.userName}，${greeting(new Date())}`}
        context={`${dateLine(new Date())} · 送达方 ${shipToLabel}`}
        actions={
          <>
            <StartChoice />
            {rights.seesBatch && <ButtonLink to={href('batchImport')}>批量导入</ButtonLink>}
          </>
        }
      />
      <LostRows />
      <MoneyStrip rights={rights} />
      {rights.seesTodos ? (
        <DealerDay rights={rights}>
          <WorkingDay rights={rights} />
        </DealerDay>
      ) : (
        <RecommendedPanel />
      )}
      <NewProducts />
    </div>
  );
}

Component.callsAhead = homeAhead;

interface DayProps {
  readonly rights: HomeRights;
}

interface DealerDayProps extends DayProps {
  /** The working day; given from above, it is not drawn again when the answers come. */
  readonly children: ReactNode;
}

function DealerDay({ rights, children }: DealerDayProps) {
  return useIsNewCustomer(rights) ? (
    <Suspense fallback={children}>
      <FirstDay />
    </Suspense>
  ) : (
    children
  );
}

/** The panels of a dealer. Each asks its own questions, so an answer draws nothing but its panel. */
function WorkingDay({ rights }: DayProps) {
  const { seesOrders } = rights;
  return (
    <>
      <ComingDays rights={rights} />
      <div className="home-columns">
        <div>
          <TodoPanel seesOrders={seesOrders} />
          {seesOrders && <UsualPanel />}
        </div>
        <div className="home-side">
          {seesOrders && <ArrivalPanel />}
          {seesOrders && <LastOrders />}
          <EndingPanel rights={rights} />
        </div>
      </div>
      <RecommendedPanel />
    </>
  );
}
