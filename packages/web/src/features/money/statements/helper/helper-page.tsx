// By hand: a comparison of two books in four steps is neither a report nor a form.
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href, routes } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { StepBody, TitleSteps } from '#ui/ruler/step-ruler';
import { useStore } from '#ui/store';
import { useLedgerAccount } from '../use-payer-choices';
import { ChooseFile } from './choose-file';
import { BookColumns } from './columns-step';
import { type HelperState, helperStore } from './helper-state';
import { Result } from './result/result';
import { Running } from './running';
import { useMatching } from './use-matching';
import './helper.css';

const STEPS = ['选文件', '对列', '核对', '结果'];

/** 对账助手: the dealer's own book against the statement, row by row; the file stays in the browser (FIN-02). */
export function HelperPage() {
  const { saletoCode } = useAccount();
  const stored = useStore(helperStore);
  const state = stored?.saletoCode === saletoCode ? stored : undefined;
  const matching = useMatching();
  const step = matching.progress ? 2 : stepOf(state);
  return (
    <div className="page">
      <PageHeader
        title="对账助手"
        trail={[
          <Link key="reconciliation" to={href('reconciliation')}>
            {routes.reconciliation.title}
          </Link>,
        ]}
        context="两本账逐行比，文件只在本机读，不上传"
        actions={
          <StepBody step={step}>
            <TitleSteps label="对账步骤" steps={STEPS} current={step} />
          </StepBody>
        }
      />
      {step > 1 && <ComparedAccount payerCode={state?.payerCode ?? ''} />}
      {matching.progress && state && (
        <Running
          progress={matching.progress}
          sizes={matching.sizes}
          days={state.rules.days}
          onCancel={matching.cancel}
        />
      )}
      {step === 0 && <ChooseFile former={state} onRead={helperStore.write} />}
      {step === 1 && state && (
        <BookColumns
          state={state}
          onChange={helperStore.write}
          onStart={({ books, period }) =>
            matching.start({ books, rules: state.rules }, (result) =>
              helperStore.write({ ...state, comparison: { books, period, matching: result, byHand: [] } }),
            )
          }
        />
      )}
      {step === 3 && state?.comparison && <Result state={state} comparison={state.comparison} />}
    </div>
  );
}

/** Which account of the company the comparison is about: its balance and differences are of this one alone. */
function ComparedAccount({ payerCode }: { readonly payerCode: string }) {
  return <p className="secondary">公司账：{useLedgerAccount(payerCode)}。其他账户另外核对。</p>;
}

function stepOf(state: HelperState | undefined): number {
  if (!state || state.isPutAway) return 0;
  return state.comparison ? 3 : 1;
}
