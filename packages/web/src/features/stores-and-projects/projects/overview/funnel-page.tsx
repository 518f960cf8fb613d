// No report: the rows are counted in the browser out of all projects.
import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { type StageSum, stageFunnel } from '@dealer-portal/rules/projects';
import { Chart } from '#ui/chart/chart';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { documentAddress } from '#widgets/document-line/document-address';
import type { Project } from '../queries';
import { WithProjects } from './with-projects';

interface FunnelRow {
  readonly code: string;
  readonly name: string;
  readonly units: number;
  readonly amount: string | undefined;
  readonly share: number;
}

const column = columnsOf<FunnelRow>();

const COLUMNS = [
  column.text('name', '走到这一环节', {
    width: 160,
    to: ({ code }) => documentAddress('projectList', { stage: code }),
  }),
  column.number('units', '工程', { width: 104, unit: '个', total: false }),
  column.money('amount', '金额', { width: 160, total: false }),
  column.number('share', '占登记', { width: 104, unit: '%' }),
];

const CHART_HEIGHT = 200;
const PERCENT = 100;

function rowsOf(stages: readonly StageSum<Project>[]): readonly FunnelRow[] {
  const all = stages[0]?.projects.length ?? 0;
  return stages.map(({ code, name, projects: { length }, amount }) => ({
    code,
    name,
    amount,
    units: length,
    share: all === 0 ? 0 : Math.round((length * PERCENT) / all),
  }));
}

/** 工程漏斗: how many projects come as far as each stage, as a chart and as a table (FIN-10). */
export function Component() {
  return (
    <WithProjects>
      {({ records }) => {
        const rows = rowsOf(stageFunnel(records));
        return (
          <>
            <Chart
              label="走到各环节的工程金额"
              kind="bars"
              height={CHART_HEIGHT}
              points={rows.map(({ code, name, units, amount }) => ({
                key: code,
                name,
                value: readFigure(amount),
                text: `${units} 个，${formatYuan(amount)}`,
              }))}
            />
            <DataTable
              label="工程漏斗"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ code }) => code}
              state={{ kind: 'ready' }}
              empty={{ title: '还没有工程' }}
            />
          </>
        );
      }}
    </WithProjects>
  );
}
