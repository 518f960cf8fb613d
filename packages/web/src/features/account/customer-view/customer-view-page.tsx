import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { config } from '#platform/config';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { codeAndName } from '#ui/text/joined';
import { CustomerArchive } from './customer-archive';
import { OmsAuthorization } from './oms-authorization';
import { loginVerifyQuery } from './queries';
import { SalesViews } from './sales-views';
import './customer-view.css';

/** 客户视图: the archive of the sold-to, once the login is verified with its code (ROUTE-06). */
export function Component() {
  const { saletoCode, saleInfo } = useAccount();
  return (
    <div className="page">
      <PageHeader context={codeAndName(saletoCode, saleInfo.customerName)} />
      <Verified saletoCode={saletoCode} />
    </div>
  );
}

function Verified({ saletoCode }: { readonly saletoCode: string }) {
  const verification = useQuery(loginVerifyQuery(saletoCode));
  return (
    <Loaded query={verification} failure="登录校验没有完成" rows={8}>
      {(isAllowed) =>
        isAllowed ? (
          <>
            <p className="customer-oms">
              <OmsAuthorization customerCode={saletoCode} />
            </p>
            <CustomerArchive customerCode={saletoCode} />
            <SalesViews customerCode={saletoCode} />
          </>
        ) : (
          <ResultPanel
            status="warning"
            title="当前账号不能查看这个客户"
            text={`请切换售达方，或联系客户经理（热线 ${config.hotline}）。`}
          />
        )
      }
    </Loaded>
  );
}
