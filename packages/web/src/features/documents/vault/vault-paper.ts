import type { Account } from '#platform/session/account';
import { codeAndName } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import type { Paper } from '#widgets/paper/paper';
import { lostText, VAULT_KINDS, type VaultDocument, type VaultKind } from './vault-documents';

/** What of the documents is shown, and which kinds did not come. */
interface Shown {
  readonly scope: string;
  readonly lost: readonly VaultKind[];
}

/** The documents that are shown as a paper, each with its words (FIN-09). */
export function vaultPaper(
  documents: readonly VaultDocument[],
  account: Account,
  { scope, lost }: Shown,
): Paper {
  return {
    title: '文件档案',
    note: `${documents.length} 份`,
    facts: [
      ['客户', codeAndName(account.saletoCode, account.saleInfo.customerName)],
      ['范围', scope],
    ],
    tables: [
      {
        columns: ['序', '日期', '类型', '编号', '文件', '状态', '内容'].map((title) => ({ title })),
        lines: documents.map(({ day, kind, number, name, statusName, text }, at) => ({
          cells: [
            String(at + 1),
            dayText(day) || '—',
            VAULT_KINDS[kind].label,
            number,
            name,
            statusName,
            text,
          ],
        })),
      },
    ],
    notes: [
      ...(lost.length > 0 ? [lostText(lost)] : []),
      '函件是全文；合同、协议和收据是门户里的概要，正文以双方签署的文本为准。',
    ],
    signers: ['制表', '复核'],
    file: ['文件档案', account.saletoCode],
  };
}
