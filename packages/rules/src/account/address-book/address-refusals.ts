/** Why an address or a ship-to is not changed, and what is wrong in its form: codes with their sentences (1§4). */
import { type Language, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** A place, and the place in which it does not lie. */
interface Outside {
  readonly place: string;
  readonly outer: string;
}

interface Params {
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
export type AddressRefusal = RefusalOf<Params>;

const SENTENCES: Readonly<Record<Language, Sentences<Params>>> = {
  zh: {
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
  },
  en: {
    'address.regionMissing': () => 'Choose a province, a city and a district',
    'address.cityOutside': ({ place, outer }) =>
      `${place} is not in ${outer}: choose city and district again`,
    'address.areaOutside': ({ place, outer }) => `${place} is not in ${outer}: choose the district again`,
    'address.mobile': () => 'Enter a mobile number of 11 digits',
    'address.editInvalid': () => 'An address that is not valid any more cannot be changed',
    'address.isDefault': () => 'This is the default ship-to already',
    'address.defaultInvalid': () => 'An address that is not valid any more cannot be the default',
    'address.changePending': () => 'A change is waiting for approval: revoke it, or wait until it is decided',
    'address.changeEnded': () => 'The approval has ended: it cannot be revoked',
    'address.revokeLate': () => 'It cannot be revoked at this step of the approval: ask your account manager',
  },
};

/** The sentence of a refusal; undefined for none (1§4). */
export const addressText = /* @__PURE__ */ textOf(SENTENCES);
