import { tallyDoor, tallyText } from '@dealer-portal/rules/easy-tally';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { EmptyState } from '#ui/page/states';
import { OrderLookUp } from './order-look-up';
import { orderQuery, type TallyOrder } from './queries';

interface TallyDoorProps {
  readonly page: 'easyTally' | 'easyTallySigning';
  readonly children: (order: TallyOrder) => ReactNode;
}

/** The order of the address, or what is missing or wrong about the address and the way on (FIN-10a). */
export function TallyDoor({ page, children }: TallyDoorProps) {
  const params = useParams();
  const account = useAccount();
  const door = tallyDoor(params, account);
  switch (door.kind) {
    case 'noOrder':
      return <OrderLookUp page={page} />;
    case 'wrongOrder':
      return (
        <OrderLookUp
          page={page}
          wrong={{ orderNo: params['orderNum'] ?? '', reason: tallyText(door.refusal) }}
        />
      );
    case 'otherSoldTo':
      return (
        <EmptyState
          title={`订单 ${params['orderNum']} 属于售达方 ${door.saletoCode}`}
          reason={`当前售达方是 ${account.saletoCode}，切换后即可查看。`}
          action={
            <ReasonButton kind="primary" onClick={() => account.chooseSoldTo(door.saletoCode)}>
              切换到 {door.saletoCode}
            </ReasonButton>
          }
        />
      );
    case 'foreignSoldTo':
      return (
        <EmptyState
          title={`当前账号没有售达方 ${door.saletoCode}`}
          reason="不能查看其他客户的订单。请核对链接，或用该客户的账号登录。"
          action={<ToTallySystem />}
        />
      );
    case 'order':
      return (
        <OrderOf key={door.orderNo} orderNo={door.orderNo}>
          {children}
        </OrderOf>
      );
    default:
      return door satisfies never;
  }
}

interface OrderOfProps {
  readonly orderNo: string;
  readonly children: (order: TallyOrder) => ReactNode;
}

function OrderOf({ orderNo, children }: OrderOfProps) {
  const orders = useQuery(orderQuery(useAccount(), orderNo));
  return (
    <Loaded query={orders} failure="订单没有加载出来" rows={6}>
      {(details) => {
        const order = details.find((detail) => detail.orderNo === orderNo);
        if (order) return children(order);
        return (
          <EmptyState
            title={`没有找到订单 ${orderNo}`}
            reason="请核对订单号；订单也可能属于另一个售达方。"
            action={<ToTallySystem />}
          />
        );
      }}
    </Loaded>
  );
}

function ToTallySystem() {
  return (
    <ButtonLink kind="primary" to={href('easyTallySystem')}>
      返回易理货
    </ButtonLink>
  );
}
