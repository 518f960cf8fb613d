import { STORE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import {
  APPLY_TYPES,
  type ApplicationState,
  type ApplyType,
  applicationState,
  draftState,
} from '@dealer-portal/rules/store-application';
import { stateText } from '#ui/text/joined';
import { shortMinute } from '#ui/text/wire-text';
import { APPLY_WORDS, applyAddress } from '../apply-names';
import type { Network } from '../queries';
import { type ApplyDraft, readApplyDraft } from '../wizard/apply-draft';
import { detailAddress } from './detail-address';

/** One kind of application on the start page. */
export interface StartRow extends ApplicationState {
  readonly type: ApplyType;
  readonly name: string;
  readonly purpose: string;
  readonly state: string;
  readonly detail: string;
  readonly action: { readonly label: string; readonly to: string; readonly isFirst?: true };
}

/** The kinds of applications with where each stands: drafts first, then what came back, what is decided, the rest. */
export function applyRows(networks: readonly Network[]): readonly StartRow[] {
  const rows = APPLY_TYPES.map((type) => {
    const draft = readApplyDraft(type);
    const latest = networks.find(({ applyType }) => applyType === type);
    if (draft) return { order: 0, row: draftRow(type, draft) };
    if (latest && latest.status !== STORE_APPLICATION_STATES.approved.value)
      return {
        order: latest.status === STORE_APPLICATION_STATES.rejected.value ? 1 : 2,
        row: openRow(type, latest),
      };
    return { order: 3, row: freshRow(type, latest) };
  });
  return [...rows].sort((left, right) => left.order - right.order).map(({ row }) => row);
}

function draftRow(type: ApplyType, { step, savedAt, applyNo }: ApplyDraft): StartRow {
  const { share, text } = draftState(step);
  return {
    type,
    ...APPLY_WORDS[type],
    share,
    tone: 'primary',
    state: text,
    detail: `${shortMinute(savedAt)} 保存${applyNo ? `，改 ${applyNo}` : ''}`,
    action: { label: '接着填', to: applyAddress(type, applyNo), isFirst: true },
  };
}

function openRow(type: ApplyType, { applyNo, networkName, status, statusName }: Network): StartRow {
  const label = status === STORE_APPLICATION_STATES.rejected.value ? '看原因' : '看进度';
  return {
    type,
    ...APPLY_WORDS[type],
    ...applicationState(status),
    state: `${stateText(statusName)}，${applyNo}`,
    detail: networkName,
    action: { label, to: detailAddress(type, applyNo) },
  };
}

function freshRow(type: ApplyType, latest: Network | undefined): StartRow {
  return {
    type,
    ...APPLY_WORDS[type],
    share: 0,
    tone: 'primary',
    state: latest ? `上一份已通过，${latest.applyNo}` : '没有填过',
    detail: latest?.networkName ?? '',
    action: { label: '申请', to: applyAddress(type) },
  };
}
