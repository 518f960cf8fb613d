import { MATCH_STEPS, type MatchProgress } from '@dealer-portal/rules/reconciliation';
import { PlainButton } from '#ui/button/plain-button';
import { ShareRuler } from '#ui/ruler/ruler';
import type { BookSizes } from './use-matching';
import './helper.css';

interface RunningProps {
  readonly progress: MatchProgress;
  readonly sizes: BookSizes;
  /** The most days between two rows of equal amounts. */
  readonly days: number;
  readonly onCancel: () => void;
}

/** How far the matching is, step by step with what each has found, and the way to stop it. */
export function Running({ progress, sizes, days, onCancel }: RunningProps) {
  const at = MATCH_STEPS.indexOf(progress.step);
  const names = {
    number: '凭证号、订单号相同',
    amount: `金额相同，${days} 天以内`,
    sum: '几行之和等于一行',
  } as const;
  return (
    <section className="helper-running" aria-label="正在核对">
      <h2>
        正在核对 {sizes.company} 行对 {sizes.dealer} 行
      </h2>
      <p role="status" className="secondary">
        正在做第 {at + 1} 步，共 {MATCH_STEPS.length} 步
      </p>
      <ShareRuler share={(at + progress.share) / MATCH_STEPS.length} steps={MATCH_STEPS.length} />
      <ul className="helper-steps">
        {MATCH_STEPS.map((step, place) => (
          <li key={step}>
            <span>{names[step]}</span>
            <ShareRuler share={place < at ? 1 : place === at ? progress.share : 0} />
            <span className="secondary">
              {place > at ? '等待' : `${place < at ? '完成，' : '已有 '}${progress.matches[step]} 组`}
            </span>
          </li>
        ))}
      </ul>
      <PlainButton onClick={onCancel}>取消核对</PlainButton>
    </section>
  );
}
