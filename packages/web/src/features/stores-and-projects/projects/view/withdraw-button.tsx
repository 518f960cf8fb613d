import { projectText, withdrawalRefusal } from '@dealer-portal/rules/projects';
import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { useListWrite } from '#kits/report/use-list-write';
import { ReasonButton } from '#ui/button/reason-button';
import { withdraw } from '../calls';
import type { ProjectDetail } from '../queries';
import { RemarkDialog } from '../remark-dialog';

/** Takes a project back, with the reason; one that was paid for says why it cannot be. */
export function WithdrawButton({ project }: { readonly project: ProjectDetail }) {
  const [isOpen, setOpen] = useState(false);
  const withdrawal = useListWrite({
    call: withdraw,
    lists: [queryProjects, getProject],
    message: () => '已撤回，在项目列表的环节里选“已撤回”可以看到',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <ReasonButton disabledReason={projectText(withdrawalRefusal(project))} onClick={() => setOpen(true)}>
        撤回
      </ReasonButton>
      {isOpen && (
        <RemarkDialog
          title={`撤回 ${project.projectName}`}
          label="撤回原因"
          okText="撤回"
          refusal={withdrawal.refusal}
          isPending={withdrawal.isPending}
          onSend={({ remark }) => withdrawal.send({ projectNo: project.projectNo, remark })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
