import { volumeText } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { packageCustomersQuery } from '../queries';

/** Whose goods travel in a package, in the order in which they are unloaded; read when it is opened (TRAF-01). */
export function PackageCustomers({ packageNo }: { readonly packageNo: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="package-customers">
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        aria-label={`${isOpen ? '收起同车客户' : '查看同车客户'} ${packageNo}`}
      >
        {isOpen ? '收起同车客户' : '查看同车客户'}
      </Button>
      <div id={id}>{isOpen && <Customers packageNo={packageNo} />}</div>
    </div>
  );
}

function Customers({ packageNo }: { readonly packageNo: string }) {
  const customers = useQuery(packageCustomersQuery(useAccount(), packageNo));
  if (customers.isPending) return <ListSkeleton rows={2} />;
  if (customers.isError) {
    return (
      <ErrorState
        title="同车客户没有加载出来"
        {...describeError(customers.error)}
        onRetry={() => void customers.refetch()}
      />
    );
  }
  const sorted = [...customers.data].sort(
    (left, right) => (left.unloadOrder ?? 0) - (right.unloadOrder ?? 0),
  );
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
