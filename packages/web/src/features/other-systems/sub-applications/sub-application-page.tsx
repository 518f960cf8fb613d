import {
  isLoadingShown,
  type SubApplication,
  subApplicationOf,
  subApplicationText,
} from '@dealer-portal/rules/sub-application';
import { Flex } from 'antd';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '#platform/config';
import { buttonClass } from '#ui/button/button-class';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { useSubApplication } from './use-sub-application';
import './sub-applications.css';

const NAMES: Readonly<Record<SubApplication, string>> = {
  'pc-mall': '商城',
  'pc-finance': '金融',
  'pc-generic': '通用',
};

/** The place of the three sub-applications: indicator until mounted, retry and a way out when one fails (SUBAPP-01). */
export function Component() {
  const app = subApplicationOf(useLocation().pathname);
  return app ? <SubApplicationPlace app={app} /> : null;
}

function SubApplicationPlace({ app }: { readonly app: SubApplication }) {
  const container = useRef<HTMLDivElement>(null);
  const { state, cause, retry } = useSubApplication(app, container);
  const isLoading = isLoadingShown(state) || state.kind === 'idle' || state.kind === 'unmounted';
  const isFailed = state.kind === 'failed';
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {NAMES[app]}
      </h1>
      {isLoading && (
        <div className="page">
          <ListSkeleton rows={8} />
        </div>
      )}
      {isFailed && (
        <Failure app={app} text={subApplicationText(state.refusal)} cause={cause} onRetry={retry} />
      )}
      <div
        ref={container}
        className="sub-application"
        data-sub-application={app}
        aria-busy={isLoading}
        hidden={isFailed}
      />
    </>
  );
}

interface FailureProps {
  readonly app: SubApplication;
  readonly text: string;
  readonly cause: string;
  readonly onRetry: () => void;
}

function Failure({ app, text, cause, onRetry }: FailureProps) {
  return (
    <div className="page" role="alert">
      <ErrorState
        title={text}
        message={`${NAMES[app]}没有打开，其他页面不受影响；也可以在新窗口单独打开。`}
        details={`${app} · ${cause}`}
        onRetry={onRetry}
      />
      <Flex justify="center">
        <a
          className={buttonClass({ kind: 'link' })}
          href={config.subApplications[app].standalone}
          target="_blank"
          rel="noopener"
        >
          单独打开{NAMES[app]}
        </a>
      </Flex>
    </div>
  );
}
