import type { Matching, MatchProgress } from '@dealer-portal/rules/reconciliation';
import { useEffect, useRef, useState } from 'react';
import { openWorker } from '#platform/browser/trusted';
import { notify } from '#platform/notices';
import type { MatchAnswer, MatchRequest } from './match-answers';
import workerAddress from './match-worker.ts?worker&url';

/** How many rows each book has. */
export interface BookSizes {
  readonly company: number;
  readonly dealer: number;
}

/** Runs the matching in a worker; leaving the page or `cancel` ends it. */
export function useMatching() {
  const [progress, setProgress] = useState<MatchProgress>();
  const [sizes, setSizes] = useState<BookSizes>({ company: 0, dealer: 0 });
  const worker = useRef<Worker>(undefined);
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const start = (request: MatchRequest, onDone: (matching: Matching) => void) => {
    if (worker.current) return;
    const matcher = openWorker(workerAddress);
    worker.current = matcher;
    setSizes({ company: request.books.company.length, dealer: request.books.dealer.length });
    setProgress({ step: 'number', share: 0, matches: { number: 0, amount: 0, sum: 0 } });
    matcher.onmessage = ({ data }: MessageEvent<MatchAnswer>) => {
      if (data.kind === 'progress') return setProgress(data.progress);
      end();
      onDone(data.matching);
    };
    matcher.onerror = () => {
      end();
      notify('error', '核对没有完成，文件和列的选择都还在，请再按一次开始核对');
    };
    matcher.postMessage(request);
  };
  return { progress, sizes, start, cancel: end };
}
