import { mayStillArrive, type SentWave } from '@dealer-portal/rules/batch';
import { Flex } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { useNow } from '#ui/drawing/use-now';
import { keepWave } from '#widgets/import-run/import-store';

interface LostWaveProps {
  readonly sent: SentWave;
  readonly at: number;
  readonly isBusy: boolean;
  readonly onLook: () => void;
}

/**
 * The ways on from a wave without an answer. The user says that it was not added only once the server cannot add it any
 * more (CART-08, ORDER-01).
 */
export function LostWave({ sent, at, isBusy, onLook }: LostWaveProps) {
  const isOpen = mayStillArrive(sent, useNow());
  return (
    <Flex gap="small" wrap>
      <PlainButton size="small" onClick={() => keepWave(at, { kind: 'added' })}>
        已在购物车
      </PlainButton>
      <ReasonButton
        size="small"
        disabledReason={isOpen ? '这一批可能还在加入，请过几分钟，在购物车中核对后再选' : undefined}
        onClick={() => keepWave(at, { kind: 'waiting' })}
      >
        没有加入
      </ReasonButton>
      <ReasonButton size="small" kind="primary" isBusy={isBusy} onClick={onLook}>
        在购物车中核对
      </ReasonButton>
    </Flex>
  );
}
