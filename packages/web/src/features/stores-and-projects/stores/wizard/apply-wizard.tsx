import { APPLY_STEPS, type ApplyType } from '@dealer-portal/rules/store-application';
import { useState } from 'react';
import { StepBody, StepRuler } from '#ui/ruler/step-ruler';
import { APPLY_WORDS } from '../apply-names';
import type { Network } from '../queries';
import { ApplyAside } from './apply-aside';
import { CheckStep } from './check-step';
import { CorrectionTable } from './correction-table';
import { PaperStep } from './paper-step';
import { SentStep } from './sent-step';
import { StoreStep } from './store-step';
import type { ApplyFacts } from './use-apply-facts';
import { useApplyWizard } from './use-apply-wizard';
import './wizard.css';
import { shortMinute } from '#ui/text/wire-text';
import '#ui/antd/forms.css';

interface ApplyWizardProps {
  readonly type: ApplyType;
  readonly facts: ApplyFacts;
  /** The application that is sent again. */
  readonly former: Network | undefined;
}

const RESULT = 3;

/** The steps of an application, with the notes of each step next to it; the draft is kept in this browser. */
export function ApplyWizard({ type, facts, former }: ApplyWizardProps) {
  // Once it is sent again it is no former one any more, while its result is still on show.
  const [first] = useState(former);
  const wizard = useApplyWizard(type, first, facts.networks);
  const { draft, sent } = wizard;
  const isSent = sent?.kind === 'accepted';
  const step = isSent ? RESULT : draft.step;
  const { name } = APPLY_WORDS[type];
  const terms = { type, facts, fields: draft.fields };
  return (
    <section className="apply" aria-label={`${name}申请`}>
      <StepRuler label={`${name}申请步骤`} steps={APPLY_STEPS} current={step} />
      <SavedLine savedAt={isSent ? '' : draft.savedAt} />
      {first && !isSent && <CorrectionTable former={first} fields={draft.fields} />}
      <div className="apply-body">
        <StepBody step={step} className="apply-step form-lines form-pairs form-narrow">
          {step === 0 && <StoreStep {...terms} onChange={wizard.keep} onNext={() => wizard.go(1)} />}
          {step === 1 && (
            <PaperStep
              {...terms}
              onChange={wizard.keep}
              onBack={() => wizard.go(0)}
              onNext={() => wizard.go(2)}
            />
          )}
          {step === 2 && <CheckStep {...terms} former={first} wizard={wizard} />}
          {isSent && <SentStep type={type} applyNo={sent.applyNo} />}
        </StepBody>
        <ApplyAside step={step} type={type} fields={draft.fields} />
      </div>
    </section>
  );
}

function SavedLine({ savedAt }: { readonly savedAt: string }) {
  const text = savedAt === '' ? '填写的内容会存为草稿' : `草稿 ${shortMinute(savedAt)} 已保存`;
  return <p className="secondary apply-saved">{text}，只在这台电脑上，重新打开可以接着填。</p>;
}
