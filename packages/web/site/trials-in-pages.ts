/** Where the trials stand: behind the headings of the pages of rules that name their entries, with the answer to their example. */
import { escaped } from '@dealer-portal/openapi/reference';
import type { SitePage } from './contents';
import { addressOf } from './links';
import type { Entry } from './page/rank';
import { GROUPS } from './trials/groups';
import type { Trial, TrialAnswer, TrialField } from './trials/trial';

export interface GroupOfTrials {
  readonly group: string;
  readonly trials: readonly Trial[];
}

export function readTrials(): Promise<readonly GroupOfTrials[]> {
  return Promise.all(
    Object.entries(GROUPS).map(async ([group, load]) => ({ group, trials: (await load()).trials })),
  );
}

/** What the fields of a trial hold at first. */
export function exampleOf({ fields }: Trial): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, example }) => [name, example]));
}

function fieldHtml({ name, zh, en, kind, example, choices = [] }: TrialField): string {
  const label = `${escaped(zh)} <span lang="en">${escaped(en)}</span>`;
  if (kind === 'lines') {
    const rows = example.split('\n').length + 1;
    return `<label>${label}<textarea name="${name}" rows="${rows}" spellcheck="false">${escaped(example)}</textarea></label>`;
  }
  if (kind === 'text')
    return `<label>${label}<input name="${name}" value="${escaped(example)}" autocomplete="off"></label>`;
  const options = choices.map(([value, text]) => {
    const mark = value === example ? ' selected' : '';
    return `<option value="${escaped(value)}"${mark}>${escaped(text)}</option>`;
  });
  return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
}

/** The answer as the page has it before something is typed; `page/trials.ts` draws the same afterwards. */
function answerHtml({ tone, text, steps = [], table }: TrialAnswer): string {
  const list = steps.map((step) => `<li>${escaped(step)}</li>`).join('');
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const rows = table?.rows.map((cells) => row('td', cells)).join('');
  return [
    `<p class="${tone}">${escaped(text)}</p>`,
    list && `<ol>${list}</ol>`,
    table &&
      `<div class="table" tabindex="0"><table><thead>${row('th', table.head)}</thead><tbody>${rows}</tbody></table></div>`,
  ]
    .filter(Boolean)
    .join('');
}

function trialHtml(group: string, trial: Trial): string {
  const { id, zh, en, fields, isSecret } = trial;
  return `<form class="trial" id="trial-${id}" data-trial="${id}" data-group="${group}"${isSecret ? ' data-secret' : ''}>
<h3>试算：${escaped(zh)} <small lang="en">${escaped(en)}</small></h3>
${fields.map(fieldHtml).join('\n')}
<output>${answerHtml(trial.run(exampleOf(trial)))}</output>
</form>`;
}

/** The trials of an entry, for the heading that names it. */
export function trialsBehind(groups: readonly GroupOfTrials[]): (page: SitePage, heading: string) => string {
  return ({ address }, heading) => {
    const entry = /^`(\S+)`/.exec(heading)?.[1];
    const own = groups.find(({ group }) => address === `rules/${group}`);
    return (own?.trials ?? [])
      .filter((trial) => trial.entry === entry)
      .map((trial) => trialHtml(own?.group ?? '', trial))
      .join('\n');
  };
}

export function entriesOfTrials(groups: readonly GroupOfTrials[]): readonly Entry[] {
  return groups.flatMap(({ group, trials }) =>
    trials.map(({ id, zh, en, fields }) => ({
      to: `${addressOf(`rules/${group}`)}#trial-${id}`,
      title: `试算：${zh} ${en}`,
      place: '规则与试算 Rules, to be tried',
      text: fields.map((field) => `${field.zh} ${field.en}`).join(' '),
      kind: 'trial' as const,
    })),
  );
}
