import { useNow } from '#ui/drawing/use-now';
import { Ruler } from '#ui/ruler/ruler';
import './submit.css';

interface WaitingProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Seconds. */
  readonly limit: number;
  readonly text: string;
  readonly hint: string;
}

const SECOND_MS = 1000;

/** The action and its duration; the bar shows the time that it may take, not its progress. */
export function Waiting({ since, limit, text, hint }: WaitingProps) {
  const seconds = Math.max(0, Math.round((useNow() - since) / SECOND_MS));
  return (
    <>
      <p>
        {text}… <span className="figure">{seconds} 秒</span>
        <span className="secondary">（最长 {limit} 秒）</span>
      </p>
      <Ruler value={(100 * seconds) / limit} steps={4} />
      <p className="secondary waiting-hint">{hint}</p>
    </>
  );
}
