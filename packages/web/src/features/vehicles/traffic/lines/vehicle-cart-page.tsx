import type { SubmitKind } from '@dealer-portal/rules/traffic';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SubmitRun } from '#kits/submit/submit-run';
import { Submits } from '#kits/submit/submits';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { buttonClass } from '#ui/button/button-class';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import type { TrafficCartQuery, Vehicle } from '../queries';
import { VEHICLE_WORDS } from './vehicle-words';

interface VehicleCartPageProps {
  readonly kind: SubmitKind;
  readonly query: TrafficCartQuery;
  /** How an empty cart is filled. */
  readonly emptyReason: string;
  readonly listAddress: string;
  readonly run: SubmitRun;
  readonly limits: { readonly check?: number; readonly place: number };
  /** Where the orders are found afterwards. */
  readonly ordersTo: string;
  readonly refresh: (queryClient: QueryClient) => Promise<void>;
  readonly children: (vehicles: readonly Vehicle[]) => ReactNode;
}

/** The page of a cart of vehicles or transfer groups: its count, its submits, and what is in it. */
export function VehicleCartPage({ kind, query, listAddress, ...page }: VehicleCartPageProps) {
  const { name, unit, order } = VEHICLE_WORDS[kind];
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const cart = useQuery(query);
  const count = cart.isSuccess ? ` · 共 ${cart.data.length} ${unit}` : '';
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}${count}`}
        actions={
          <>
            <PrintButton />
            <Link to={listAddress} className={`${buttonClass()} no-print`}>
              继续选购
            </Link>
          </>
        }
      />
      <Submits
        run={page.run}
        orderName={order}
        limits={page.limits}
        ordersTo={page.ordersTo}
        keptIn="购物车"
        onSettled={() => void page.refresh(queryClient)}
      />
      <Loaded
        query={cart}
        failure={`${name}购物车没有加载出来`}
        rows={8}
        isKept
        empty={
          <EmptyState
            title={`${name}购物车是空的`}
            reason={page.emptyReason}
            action={
              <ButtonLink kind="primary" to={listAddress}>
                去{name}列表
              </ButtonLink>
            }
          />
        }
      >
        {page.children}
      </Loaded>
    </div>
  );
}
