import { useEffect, useState } from 'react';
import { Ruler } from '#ui/ruler/ruler';

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
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / SECOND_MS));
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
