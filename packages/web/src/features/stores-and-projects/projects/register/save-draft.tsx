import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import { Alert, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { MoneyDraft } from '#kits/money-form/define-money-form';
import { useListWrite } from '#kits/report/use-list-write';
import { ReasonButton } from '#ui/button/reason-button';
import { documentAddress } from '#widgets/document-line/document-address';
import { saveRegistration } from '../calls';
import { useProjectNo } from '../view/use-project-facts';
import { registrationBody } from './registration-body';
import '../projects.css';

/** Keeps a registration at the server as a draft, to go on with it from any computer. */
export function SaveDraft() {
  const form = Form.useFormInstance<MoneyDraft>();
  const name = Form.useWatch<string | undefined>('projectName', form);
  const navigate = useNavigate();
  const projectNo = useProjectNo();
  const saving = useListWrite({
    call: saveRegistration,
    lists: [queryProjects, getProject],
    act: '存草稿',
    message: (answer) => `草稿 ${answer?.projectNo ?? ''} 已存，在项目列表里可以继续`,
  });
  const save = async () => {
    const body = registrationBody(form.getFieldsValue(true));
    const result = await saving.send({ ...body, ...(projectNo && { projectNo }) });
    const to = result.ok ? documentAddress('newProject', { projectNo: result.data?.projectNo }) : undefined;
    if (to !== undefined) await navigate(to, { replace: true });
  };
  return (
    <div className="project-draft">
      {saving.refusal && <Alert type="error" showIcon role="alert" title={saving.refusal} />}
      <ReasonButton
        isBusy={saving.isPending}
        disabledReason={name?.trim() ? undefined : '填了工程名称才能存草稿'}
        onClick={save}
      >
        存草稿
      </ReasonButton>
    </div>
  );
}
