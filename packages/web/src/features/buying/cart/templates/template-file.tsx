import { readTemplate, templateNameRefusal, templateText } from '@dealer-portal/rules/rebuy';
import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { fileCells } from '#widgets/sheet/read-cells';
import { shownRows } from '#widgets/sheet/shown-rows';
import { saveToday } from '#widgets/templates/save-today';
import { useTemplates } from '#widgets/templates/template-store';

/** The prefix and the endings of our file names. */
const AROUND_NAME = /^订货模板\s*|\.(csv|xlsx|txt)$/g;

/** Takes a template from a file; it is called as the file is. */
export function TemplateFile() {
  const templates = useTemplates();
  const [error, setError] = useState<string>();
  const take = async (file: File) => {
    const name = file.name.replaceAll(AROUND_NAME, '').trim();
    const cells = await fileCells(file);
    const rows = shownRows(cells.ok ? cells.sheets : []);
    const read = cells.ok ? readTemplate(rows.cells) : undefined;
    const refusal = read?.ok === false ? read.refusal : templateNameRefusal(name, templates);
    const problem = cells.ok ? templateText(refusal) : cells.text;
    setError(problem && `${file.name}：${problem}`);
    if (!read?.ok || problem !== undefined) return;
    saveToday(name, read.lines);
    const left = rows.hidden > 0 ? `；文件里隐藏的 ${rows.hidden} 行没有导入` : '';
    notify('success', `已导入模板“${name}”${left}`);
  };
  return (
    <>
      <Upload
        accept=".csv,.xlsx"
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <PlainButton>从文件导入模板</PlainButton>
      </Upload>
      {error !== undefined && <Alert type="error" showIcon title={error} />}
    </>
  );
}
