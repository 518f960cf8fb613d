import { formatYuan, type Money } from '@dealer-portal/rules/money';
import {
  dayAfter,
  mostPayable,
  RUNWAY_DAYS,
  runwayRefusal,
  runwayText,
  type WhatIf,
  whatIf,
} from '@dealer-portal/rules/runway';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { PlainButton } from '#ui/button/plain-button';
import { EmptyState } from '#ui/page/states';
import { TRIAL_PURPOSES } from '#widgets/payers/what-if-link';
import { payerNames } from '../runway/runway';
import { RunwayChart } from '../runway/runway-chart';
import type { RunwayQuery, RunwaySources } from '../runway/use-runway';
import { GapWays } from './gap-ways';
import { firstTrial, type TrialDraft, trialOf } from './trial-draft';
import { TrialFields } from './trial-fields';
import { TrialRows } from './trial-rows';
import '../payer/payer.css';
import '../runway/runway.css';

interface WhatIfViewProps {
  readonly payerCode: string;
  readonly runway: RunwayQuery;
}

/** 试算一笔: what a movement would change in the next 30 days; nothing is sent and nothing is stored. */
export function WhatIfView({ payerCode, runway }: WhatIfViewProps) {
  return (
    <Loaded query={runway} failure="余额、尾款、借款或划转没有全部加载出来，算不出来" rows={8}>
      {(facts) => <WhatIfBody payerCode={payerCode} facts={facts} />}
    </Loaded>
  );
}

interface WhatIfBodyProps {
  readonly payerCode: string;
  readonly facts: RunwaySources;
}

function WhatIfBody({ payerCode, facts }: WhatIfBodyProps) {
  const { today } = facts;
  const { drafts, change, add, remove } = useTrials(today);
  const result = whatIf(facts, payerCode, drafts.flatMap(trialOf));
  if (!result) {
    const refusal = runwayRefusal(facts, payerCode);
    return refusal ? <EmptyState title="不能推算" reason={`${runwayText(refusal)}。`} /> : null;
  }
  const limit = payableOf({ facts, payerCode, drafts });
  const takeMost = limit && (() => change({ ...limit.draft, amount: limit.most }));
  const loanNos = facts.dues.flatMap(({ document, payerCode: payer }) =>
    document?.kind === 'loan' && payer === payerCode ? [document.number] : [],
  );
  return (
    <>
      <div className="trials no-print">
        {drafts.map((draft) => (
          <TrialFields
            key={draft.id}
            draft={draft}
            today={today}
            lastDay={dayAfter(today, RUNWAY_DAYS)}
            loanNos={[...new Set(loanNos)]}
            onChange={change}
            onRemove={drafts.length > 1 ? () => remove(draft.id) : undefined}
          />
        ))}
        <PlainButton onClick={add}>再加一笔</PlainButton>
        <span className="secondary">只是试算，不付款，也不留记录。</span>
      </div>
      <Verdict result={result} limit={limit?.most} onTakeMost={takeMost} />
      <div className="runway">
        <section className="runway-main" aria-label="有这一笔和没有这一笔">
          <h2>有这一笔和没有这一笔</h2>
          <RunwayChart label="可用余额" days={result.after.days} before={result.before.days} height={220} />
          <p className="secondary">实线：按试算。虚线：没有这一笔。</p>
          <TrialRows rows={result.rows} />
        </section>
        <GapWays result={result} payerCode={payerCode} limit={limit?.most} nameOf={payerNames(facts)} />
      </div>
    </>
  );
}

/** The trials in their fields, the first one from the address. */
function useTrials(today: string) {
  const [params] = useSearchParams();
  const [drafts, setDrafts] = useState<readonly TrialDraft[]>(() => [firstTrial(params, today)]);
  const next = useRef(1);
  return {
    drafts,
    change: (draft: TrialDraft) =>
      setDrafts((all) => all.map((item) => (item.id === draft.id ? draft : item))),
    add: () => {
      const id = next.current;
      next.current += 1;
      setDrafts((all) => [...all, { id, amount: '', day: today, purpose: 'order', loanNo: '' }]);
    },
    remove: (id: number) => setDrafts((all) => all.filter((item) => item.id !== id)),
  };
}

interface Payable {
  readonly draft: TrialDraft;
  readonly most: Money;
}

/** The last trial that pays something, and its highest amount together with the others. */
function payableOf({
  facts,
  payerCode,
  drafts,
}: WhatIfBodyProps & { readonly drafts: readonly TrialDraft[] }): Payable | undefined {
  const isOut = ({ purpose }: TrialDraft) =>
    TRIAL_PURPOSES.some(({ value, flow }) => value === purpose && flow === 'out');
  const draft = drafts.findLast((item) => isOut(item) && trialOf(item).length > 0);
  if (!draft) return undefined;
  const others = drafts.filter(({ id }) => id !== draft.id);
  const balances = whatIf(facts, payerCode, others.flatMap(trialOf));
  return balances && { draft, most: mostPayable(balances.after, draft.day) };
}

interface VerdictProps {
  readonly result: WhatIf;
  readonly limit: Money | undefined;
  readonly onTakeMost: (() => void) | undefined;
}

/** The sentence first: whether it lasts, else on which day it falls short, of what, and the most that can be paid. */
function Verdict({ result: { after, rows }, limit, onTakeMost }: VerdictProps) {
  const { short, lowest } = after;
  if (!rows.some(({ isTrial }) => isTrial)) {
    return (
      <p className="runway-sentence runway-asks" role="status">
        填一笔金额，就能看到以后 {RUNWAY_DAYS} 天的余额会怎样。
      </p>
    );
  }
  if (!short) {
    return (
      <p className="runway-sentence" role="status">
        够用，最低 {lowest.day} 还有 {formatYuan(lowest.balance)}。
      </p>
    );
  }
  const due = rows.filter(({ day }) => day === short.day).map(({ text }) => text);
  return (
    <div className="runway-sentence runway-short what-if-verdict" role="status">
      <span>
        <strong>
          {short.day} 起缺 {formatYuan(short.amount)}
        </strong>
        {due.length > 0 && ` 那天：${due.join('、')}。`}
      </span>
      {onTakeMost && (
        <PlainButton className="no-print" onClick={onTakeMost}>
          最多付 {formatYuan(limit)}
        </PlainButton>
      )}
    </div>
  );
}
