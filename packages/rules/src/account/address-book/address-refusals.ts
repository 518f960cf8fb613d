/** Why an address or a ship-to is not changed, and what is wrong in its form: codes with their sentences (1§4). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** A place, and the place in which it does not lie. */
interface Outside {
  readonly place: string;
  readonly outer: string;
}

/** What the sentence of each code names. */
export interface AddressParams {
  readonly 'address.regionMissing': NoParams;
  readonly 'address.cityOutside': Outside;
  readonly 'address.areaOutside': Outside;
  readonly 'address.mobile': NoParams;
  readonly 'address.editInvalid': NoParams;
  readonly 'address.isDefault': NoParams;
  readonly 'address.defaultInvalid': NoParams;
  readonly 'address.changePending': NoParams;
  readonly 'address.changeEnded': NoParams;
  readonly 'address.revokeLate': NoParams;
}

/** Why an address is refused. */
export type AddressRefusal = RefusalOf<AddressParams>;

const CHINESE: Sentences<AddressParams> = {
  'address.regionMissing': () => '请选择省、市和区县',
  'address.cityOutside': ({ place, outer }) => `${place}不在${outer}，请重新选择市和区县`,
  'address.areaOutside': ({ place, outer }) => `${place}不在${outer}，请重新选择区县`,
  'address.mobile': () => '请填写 11 位手机号',
  'address.editInvalid': () => '失效的地址不能修改',
  'address.isDefault': () => '已是默认送达方',
  'address.defaultInvalid': () => '失效的地址不能设为默认',
  'address.changePending': () => '有审批中的变更申请，请先撤销或等待审批完成',
  'address.changeEnded': () => '审批已结束，不能撤销',
  'address.revokeLate': () => '当前审批节点不能撤销，请联系客户经理',
};

/** The sentence of a refusal; undefined for none (1§4). */
export const addressText = /* @__PURE__ */ textOf(CHINESE);
