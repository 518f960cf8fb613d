import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { JobViews } from '#kits/report/job-views';
import { buttonClass } from '#ui/button/button-class';
import { PageHeader } from '#ui/page/page-header';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { tallySystemAddress } from './tally-sites';
import './easy-tally.css';

/** How long the easy-tally system may take to open. Assumption. */
const OPEN_MS = 20_000;

type Opening = 'loading' | 'open' | 'late';

/** /ylh: the easy-tally system within the portal, at the page that the rest of the address names (FIN-10a). */
export function Component() {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  const address = tallySystemAddress(rest, search);
  return <TallySystem key={address} address={address} />;
}

function TallySystem({ address }: { readonly address: string }) {
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>('loading');
  useEffect(() => {
    if (opening !== 'loading') return;
    const timer = window.setTimeout(() => setOpening('late'), OPEN_MS);
    return () => window.clearTimeout(timer);
  }, [opening]);
  const retry = () => {
    setAttempt(attempt + 1);
    setOpening('loading');
  };
  return (
    <div className="page">
      <PageHeader
        actions={
          <a className={buttonClass()} href={address} target="_blank" rel="noopener">
            在新窗口打开
          </a>
        }
      />
      <JobViews />
      {opening === 'loading' && <ListSkeleton rows={8} />}
      {opening === 'late' && (
        <ErrorState
          title="易理货系统没有打开"
          message="系统没有回应，其他页面不受影响；也可以在新窗口打开。"
          onRetry={retry}
        />
      )}
      <iframe
        key={attempt}
        className="tally-system"
        title="易理货系统"
        src={address}
        hidden={opening !== 'open'}
        onLoad={() => setOpening('open')}
      />
    </div>
  );
}
