import { OpenMovements } from '#kits/money-form/open-movements';
import { JobViews } from '#kits/report/job-views';
import { Loaded } from '#platform/calls/loaded';
import { PageHeader } from '#ui/page/page-header';
import { StepRuler } from '#ui/ruler/step-ruler';
import { PAYMENT } from '../payment-definition';
import { PaymentRules } from '../payment-rules';
import { usePaymentFacts } from '../use-payment-facts';
import { BatchCheck } from './batch-check';
import { BatchFields } from './batch-fields';
import { BatchResults } from './batch-results';
import { useBatchPayment } from './use-batch-payment';
import '#kits/money-form/money-form.css';
import './batch.css';
import '#ui/antd/forms.css';

const STEPS = ['填写', '核对', '结果'];

/** 批量付款: several payers at once; each line is a payment of its own, with a result of its own (FIN-07). */
export function Component() {
  const facts = usePaymentFacts();
  const batch = useBatchPayment(facts);
  const { step, results } = batch;
  return (
    <div className="page money-page">
      <PageHeader context="一次给几个付款方付款，每行一笔" />
      <JobViews />
      <OpenMovements form={PAYMENT} />
      <Loaded query={facts} failure="付款需要的余额和账户没有加载出来" isKept>
        {(data) => (
          <div className="money-form">
            <section className="money-main" aria-label="批量付款">
              <StepRuler
                label="批量付款步骤"
                steps={STEPS}
                current={results ? 2 : step.kind === 'check' ? 1 : 0}
              />
              <div className="money-step form-lines form-facts">
                {step.kind === 'fill' && <BatchFields facts={data} onCheck={batch.check} />}
                {step.kind === 'check' && !results && <BatchCheck step={step} batch={batch} />}
                {step.kind === 'check' && results && (
                  <BatchResults lines={step.lines} results={results} onBack={batch.backToFill} />
                )}
              </div>
            </section>
            <aside className="money-aside">
              <PaymentRules payers={data.payers} />
            </aside>
          </div>
        )}
      </Loaded>
    </div>
  );
}
