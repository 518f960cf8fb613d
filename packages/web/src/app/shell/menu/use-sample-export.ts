import {
  EXPORT_MESSAGE_MS,
  engineeringExport,
  isGranted,
  menuText,
  NOT_LISTED,
  type SampleSheet,
} from '@dealer-portal/rules/menu';
import type { Failure, FileAnswer, Result } from '@dealer-portal/sdk';
import { checkWhitelist, exportSampleSheet } from '@dealer-portal/sdk/operations';
import { openWaitingWindow } from '#platform/browser/open-window';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { api, asideApi } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';

const SHEETS = {
  credit: { type: 'CREDIT', name: '信用样表' },
  prototype: { type: 'PROTOTYPE', name: '样机样表' },
  wholeVehicle: { type: 'TRAFFIC', name: '整车样表' },
  engineering: { type: 'ENGINEERING', name: '工程样表' },
} as const satisfies Record<SampleSheet, unknown>;

/** A success without a file carries its data as the body of the failure: for engineering that is the link. */
function linkOutcome(result: Result<FileAnswer>): { readonly ok: true; readonly data: unknown } | Failure {
  if (result.ok) return { ok: true, data: undefined };
  return result.kind === 'invalid-response' ? { ok: true, data: result.body } : result;
}

/** Exports a sample sheet under a full-screen loading: three are files, engineering gives a link (SIDE-07, HTTP-10). */
export function useSampleExport(): (sheet: SampleSheet) => Promise<void> {
  const { saleInfo } = useAccount();
  const ask = (sheet: SampleSheet, isSilent: boolean) => {
    const { type, name } = SHEETS[sheet];
    const query = { type, customerCode: saleInfo.customerCode };
    return whileBusy(`正在导出${name}…`, () => api.call(exportSampleSheet, { query }, { isSilent }));
  };
  /**
   * Only customers on the white list get sheets. Assumption: the list of the operation assistant is the one of its
   * export. A check without an answer counts as refused, as the other checks do (1§6, MENU-07).
   */
  const isListed = async () => {
    const input = { path: { id: saleInfo.customerCode } };
    const result = await whileBusy('正在检查导出权限…', () => asideApi.call(checkWhitelist, input));
    if (isGranted(result)) return true;
    notify('warning', menuText(NOT_LISTED));
    return false;
  };
  const exportLink = async () => {
    const waiting = openWaitingWindow();
    if (!(await isListed())) return waiting.close();
    const ending = engineeringExport(linkOutcome(await ask('engineering', true)));
    if (ending.kind === 'window') {
      waiting.goTo(ending.url);
      return;
    }
    waiting.close();
    notify('error', menuText(ending.refusal), EXPORT_MESSAGE_MS / 1000);
  };
  return async (sheet) => {
    if (sheet === 'engineering') return exportLink();
    if (!(await isListed())) return;
    const result = await ask(sheet, false);
    if (result.ok) saveFile(result.data, `${SHEETS[sheet].name}.xlsx`);
  };
}
