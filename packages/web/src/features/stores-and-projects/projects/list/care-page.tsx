import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { useListWrite } from '#kits/report/use-list-write';
import { follow } from '../calls';
import type { Project } from '../queries';
import { RemarkDialog, type RemarkDraft } from '../remark-dialog';
import { ProjectList } from './project-list';
import { CARED_PROJECTS } from './project-report';

/** 项目跟进: the last word with each customer, and a new one with the day of the next (FIN-10). */
export function Component() {
  const [project, setProject] = useState<Project>();
  const close = () => setProject(undefined);
  const writing = useListWrite({
    call: follow,
    lists: [queryProjects, getProject],
    message: () => '跟进已记下',
    onDone: close,
  });
  const send = ({ remark, nextFollowDate }: RemarkDraft) =>
    project &&
    writing.send({
      projectNo: project.projectNo,
      remark,
      ...(nextFollowDate && { nextFollowDate }),
    });
  return (
    <>
      <ProjectList
        report={CARED_PROJECTS}
        actions={(row) => [{ key: 'follow', label: '写跟进', onClick: () => setProject(row) }]}
      />
      {project && (
        <RemarkDialog
          title={`跟进 ${project.projectName}`}
          label="跟进内容"
          okText="记下"
          hasNextDay
          refusal={writing.refusal}
          isPending={writing.isPending}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}
