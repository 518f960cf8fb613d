import { byAmount } from '@dealer-portal/rules/money';
import { volumeText } from '@dealer-portal/rules/traffic';
import type { Data } from '@dealer-portal/sdk';
import type { listTrafficPackageCustomers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { packageCustomersQuery } from '../queries';
import '#ui/text/line-list.css';
import '../lines/vehicle-card.css';

/** The customers of a package, in the order of unloading; read when it is opened (TRAF-01). */
export function PackageCustomers({ packageNo }: { readonly packageNo: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="package-customers">
      <PlainButton
        kind="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        aria-label={`${isOpen ? '收起同车客户' : '查看同车客户'} ${packageNo}`}
      >
        {isOpen ? '收起同车客户' : '查看同车客户'}
      </PlainButton>
      <div id={id}>{isOpen && <Customers packageNo={packageNo} />}</div>
    </div>
  );
}

function Customers({ packageNo }: { readonly packageNo: string }) {
  const customers = useQuery(packageCustomersQuery(useAccount(), packageNo));
  return (
    <Loaded query={customers} failure="同车客户没有加载出来" rows={2}>
      {(data) => <CustomerList customers={data} />}
    </Loaded>
  );
}

function CustomerList({ customers }: { readonly customers: Data<typeof listTrafficPackageCustomers> }) {
  const sorted = [...customers].sort((left, right) => byAmount(left.unloadOrder, right.unloadOrder));
  return (
    <ol className="line-list">
      {sorted.map((item) => (
        <li key={`${item.customerCode} ${item.sendtoCode}`} className="line-item">
          <span className="line-name">
            {item.customerName}
            <div className="secondary">{item.sendtoAddress}</div>
          </span>
          <span>{item.carpoolTypeName}</span>
          <span className="figure">{volumeText(item.volume)}</span>
        </li>
      ))}
    </ol>
  );
}
