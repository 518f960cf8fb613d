/** Why a delivery type or a ship-to is not chosen: codes with their sentences (ADDR-01, ADDR-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface DeliveryParams {
  readonly 'delivery.channel': NoParams;
  readonly 'delivery.notSwitched': NoParams;
}

/** Why a delivery type or a ship-to is not chosen. */
export type DeliveryRefusal = RefusalOf<DeliveryParams>;

const CHINESE: Sentences<DeliveryParams> = {
  'delivery.channel': () => '当前渠道只能配送到送达方',
  'delivery.notSwitched': () => '设置默认送达方失败',
};

/** The sentence of a refusal; undefined for none (ADDR-01, ADDR-02). */
export const deliveryText = /* @__PURE__ */ textOf(CHINESE);
