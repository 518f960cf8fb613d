import { sentFigure } from '@dealer-portal/rules/money';
import { type ApplyType, papersOf, type StoreDraft } from '@dealer-portal/rules/store-application';
import {
  revokeNetworkApply,
  submitNetworkApply,
  submitStoreReport,
  uploadPotentialCustomerPicture,
} from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import { followed, storeFor } from '#widgets/uploads/calls';
import type { Sending, StoredFile } from '#widgets/uploads/use-uploads';

/** Stores a picture or paper of a store; the form sends its number. */
export const storePaper = storeFor('NETWORK');

/** Stores the storefront of a store: the server knows pictures of customers by their kind. */
export function storeFront(file: File, sending: Sending) {
  return quietApi.call(
    uploadPotentialCustomerPicture,
    { query: { picType: 'STORE' }, body: { file } },
    followed(sending),
  );
}

/** The facts of a sent application in addition to the draft. */
export interface Application {
  readonly type: ApplyType;
  readonly draft: StoreDraft;
  /** The one that was refused or taken back, and is sent again. */
  readonly applyNo: string | undefined;
}

/** Sends an application for a store (FIN-11). */
export function sendApplication({ type, draft, applyNo }: Application, { saleInfo }: Account) {
  const { area, industryCodeList = [], networkName, address, STORE, INSIDE, LICENSE, ...texts } = draft;
  const pairs = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text.trim()]] : []));
  return quietApi.call(submitNetworkApply, {
    body: {
      ...(Object.fromEntries(pairs) as Partial<typeof texts>), // the same fields without the empty ones
      customerCode: saleInfo.customerCode,
      applyType: type,
      networkName: networkName?.trim() ?? '',
      address: address?.trim() ?? '',
      ...(applyNo !== undefined && { applyNo }),
      ...(area?.trim() && { area: sentFigure(area) }),
      ...(industryCodeList.length > 0 && { industryCodeList: [...industryCodeList] }),
      pictureList: papersOf(type, draft).map(({ picType, fileId, fileName }) => ({
        picType,
        fileId,
        fileName,
      })),
    },
  });
}

/** Takes an application back before it is decided (FIN-11). */
export function revokeApplication(applyNo: string, { saleInfo: { customerCode } }: Account) {
  return quietApi.call(revokeNetworkApply, { body: { customerCode, applyNo } });
}

/** The description of a booth. */
export interface BoothDraft {
  readonly area: string;
  readonly content: string;
  readonly pictures: readonly StoredFile[];
}

/** Reports a booth (FIN-11). */
export function reportBooth(
  reportNo: string,
  { area, content, pictures }: BoothDraft,
  { saleInfo: { customerCode } }: Account,
) {
  return quietApi.call(submitStoreReport, {
    body: {
      customerCode,
      reportType: 'BOOTH',
      reportNo,
      area: sentFigure(area),
      content: content.trim(),
      pictureList: pictures.map(({ fileId, fileName }) => ({ picType: 'BOOTH', fileId, fileName })),
    },
  });
}

/** Which store takes part in which activity. */
export interface ActivityDraft {
  readonly activityId: string;
  readonly networkCode: string;
  readonly content?: string;
}

/** Has a store take part in an activity (FIN-11). */
export function joinActivity(draft: ActivityDraft, { saleInfo: { customerCode } }: Account) {
  const { content = '', ...rest } = draft;
  return quietApi.call(submitStoreReport, {
    body: {
      customerCode,
      reportType: 'ACTIVITY',
      ...rest,
      ...(content.trim() && { content: content.trim() }),
    },
  });
}
