import { formatMoney } from '@dealer-portal/rules/money';
import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import { Alert } from 'antd';
import { useNavigate } from 'react-router';
import { href } from '#routes';
import { Dialog } from '#ui/overlay/dialog';
import { documentAddress } from '#widgets/report/document-address';
import { useListWrite } from '#widgets/report/use-list-write';
import { registerOpportunity } from './calls';
import type { Opportunity } from './queries';

interface RegisterDialogProps {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

/** Asks before an opportunity becomes a project; the project opens then (FIN-10a). */
export function RegisterDialog({ opportunity, onClose }: RegisterDialogProps) {
  const { projectName, customerName, amount } = opportunity;
  const navigate = useNavigate();
  const { send, isPending, refusal } = useListWrite({
    call: registerOpportunity,
    lists: [queryProjects, getProject],
    message: (answer, { projectNo }: Opportunity) =>
      `商机 ${projectNo} 已登记为工程${answer ? ` ${answer.projectNo}` : ''}`,
  });
  const register = async () => {
    const result = await send(opportunity);
    if (!result.ok) return;
    const projectNo = result.data?.projectNo;
    void navigate(documentAddress('newProjectCenterView', { projectNo }) ?? href('newBusinessCenter'));
  };
  return (
    <Dialog
      open
      title={`把商机“${projectName}”登记为工程？`}
      okText="登记为工程"
      cancelText="返回"
      confirmLoading={isPending}
      onOk={register}
      onCancel={onClose}
    >
      <p>
        客户 {customerName}，预计金额 ¥{formatMoney(amount)}
        。登记后由客户经理核实，商机不再保留；中标文件和业主执照可在核实时补充。
      </p>
      {refusal && <Alert type="error" showIcon title={`没有登记：${refusal}`} />}
    </Dialog>
  );
}
