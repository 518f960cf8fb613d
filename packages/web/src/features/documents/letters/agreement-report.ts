import { PROTOCOL_STATES, PROTOCOL_TYPES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { searchProtocolAuth } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';

/** A protocol that the customer has signed or has still to sign. */
type Agreement = Ops['searchProtocolAuth']['data'][number];

const column = columnsOf<Agreement>();

/** 协议列表: all protocols of the customer. */
export const AGREEMENTS = defineReport({
  name: 'agreement',
  operation: searchProtocolAuth,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: entire,
  rowKey: ({ protocolNo }) => protocolNo,
  columns: [
    column.code('protocolNo', '协议编号'),
    column.text('protocolName', '协议', { width: 240 }),
    column.status('status', 'statusName', {
      width: 88,
      states: PROTOCOL_STATES,
    }),
    column.date('signDate', '签署日期', { width: 112 }),
    column.date('endDate', '有效期至', { width: 112 }),
  ],
  noun: '协议',
  emptyReason: '需要签署的协议会出现在这里。',
});

/** Whether a protocol is signed and holds. */
export function isSigned({ status }: Agreement): boolean {
  return status === PROTOCOL_STATES.signed.value;
}

/** The way to sign a protocol that is not signed. */
export function signActions(agreement: Agreement): readonly RowAction[] {
  return isSigned(agreement) ? [] : [{ key: 'sign', label: '去签署', to: href('goElectricSignPage') }];
}

/** 征信授权书: the letters by which the customer lets lenders ask for its credit record (FIN-08). */
export const CREDIT_LETTERS = agreementsOf(PROTOCOL_TYPES.creditLetter.value, {
  name: 'creditLetter',
  noun: '征信授权书',
  emptyReason: '申请授信时签署的征信授权书会出现在这里。',
});

/** 直营协议预览: the protocols of direct dealing (FIN-08). */
export const DIRECT_PROTOCOLS = agreementsOf(PROTOCOL_TYPES.direct.value, {
  name: 'directProtocol',
  noun: '直营协议',
  emptyReason: '需要签署的直营协议会出现在这里，签署前可先查看。',
});

interface AgreementOptions {
  readonly name: string;
  readonly noun: string;
  readonly emptyReason: string;
}

/** The protocols of one type; the complete text of one opens next to the list. */
function agreementsOf(protocolType: string, options: AgreementOptions) {
  return defineReport({
    ...AGREEMENTS,
    ...options,
    input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode, protocolType } }),
    detail: { fields: AGREEMENTS.columns },
  });
}
