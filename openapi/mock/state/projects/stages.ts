/** The stages of a project in their order; the first digit of a state is its stage. */
export const STAGES: Readonly<Record<string, string>> = {
  '10': '登记',
  '20': '核实',
  '30': '定价',
  '40': '下单',
  '50': '交付',
  '60': '验收',
  '70': '结算',
};

const OTHER_STAGES: Readonly<Record<string, string>> = { '00': '商机', '90': '撤回' };

const STATES: Readonly<Record<string, string>> = {
  '00': '待跟进',
  '10': '草稿',
  '11': '待补资料',
  '20': '核实中',
  '30': '待申请工程价',
  '31': '定价中',
  '32': '待接受报价',
  '40': '待付定金',
  '50': '待付尾款',
  '51': '交付中',
  '60': '待提交验收',
  '61': '验收审核中',
  '70': '结算中',
  '71': '已结算',
  '90': '已撤回',
};

/** The states in which the customer has something to do by a day. */
export const DUE_STATES: readonly string[] = ['10', '11', '30', '32', '40', '50', '60'];

export const stageOf = (status: string): string => `${status.charAt(0)}0`;

/** A state with its stage, as answers name them. */
export function stateFields(status: string) {
  const stage = stageOf(status);
  const stageName = STAGES[stage] ?? OTHER_STAGES[stage] ?? '';
  return { stage, stageName, status, statusName: STATES[status] ?? '' };
}
