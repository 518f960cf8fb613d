/** What is said of a movement without an answer. */
import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import type { Movement, MovementCandidate } from '@dealer-portal/rules/movement';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { balancesQuery } from '#widgets/payers/queries';
import { partyOf, partyText } from '../slip-party';

export function doubtText(candidates: readonly MovementCandidate[]): string {
  const [first, second] = candidates;
  if (!first) return '还没有查到';
  return second ? `是不是下面 ${candidates.length} 笔中的一笔，要您认` : `是不是 ${first.number}，要您认`;
}

export function stateText([first, second]: readonly MovementCandidate[]): string {
  return first?.stateName && !second ? `若是这一笔：${first.stateName}` : '不知道';
}

/** 付款 ¥50,000.00，P1 → P2 */
export function movementText({ verb = '', amount, from, to }: Movement): string {
  const act = compareAmounts(amount, NO_MONEY) === 0 ? verb : `${verb} ${formatYuan(amount)}`.trim();
  return [act, [from, to].filter(Boolean).join(' → ')].filter(Boolean).join('，');
}

/** Both sides with the names that are known already: nothing is asked for them. */
export function usePartyTexts({ from, to }: Movement): readonly (readonly [label: string, text: string])[] {
  const account = useAccount();
  const payers = useQueryClient().getQueryData(balancesQuery(account).queryKey) ?? [];
  const text = (code: string) => partyText(partyOf('', Array.isArray(payers) ? payers : [], code));
  return [
    ...(from ? [[to ? '转出' : '付款方', text(from)] as const] : []),
    ...(to ? [[from ? '转入' : '入账', text(to)] as const] : []),
  ];
}
