import type { Data } from '@dealer-portal/sdk';
import type { getPermissionList } from '@dealer-portal/sdk/operations';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PERSONAS, type Persona, personaApi } from '../../test/persona-api';
import { renderShell } from '../../test/render-shell';
import { Framed } from './framed';
import { SideDrawerPanel } from './side-bar/side-drawer-panel';
import { useSideBarItems } from './side-bar/use-side-bar-items';

type Items = Data<typeof getPermissionList>['menus'];

/** The menu ids below the top level that a rule of its own decides, and who sees them. */
const TABLE: readonly (readonly [rule: string, id: string, seenBy: readonly Persona[]])[] = [
  ['MENU-01', '1903', ['directKzxkh']],
  ['MENU-02', '20085', ['directAdmin', 'directKzxkh']],
  ['MENU-02', '20084', ['directAdmin', 'directKzxkh']],
  ['MENU-03', '20240919', []],
  ['MENU-03', '778', []],
  ['MENU-03', '7773', []],
  ['MENU-03', '20101', []],
  ['MENU-03', '20096', []],
  ['MENU-04', '20240922', ['directAdmin', 'directKzxkh']],
  ['MENU-04', '20240923', ['directAdmin', 'directKzxkh']],
  ['SIDE-02', '20097', ['directAdmin', 'directKzxkh', 'traditional', 'wholesale']],
  ['SIDE-02', '20105', ['directAdmin', 'directKzxkh', 'traditional', 'wholesale']],
  ['SIDE-02', '20099', ['directAdmin', 'directKzxkh', 'traditional', 'wholesale']],
  ['SIDE-02', '20098', ['directAdmin', 'directKzxkh', 'traditional', 'wholesale']],
  ['SIDE-02', '219', ['directAdmin', 'directKzxkh']],
  ['SIDE-02', '2201', ['directAdmin', 'directKzxkh']],
  ['SIDE-05 MENU-05', '901', ['directAdmin', 'directKzxkh', 'traditional']],
  ['SIDE-05 MENU-05', '902', ['directAdmin', 'directKzxkh', 'traditional']],
];

/** The complete menu, as the phone's drawer unfolds it. */
function WholeMenu() {
  const items = useSideBarItems();
  return <SideDrawerPanel items={items} header={null} footer={null} isOpen onClose={() => undefined} />;
}

function Frame() {
  return (
    <Framed>
      <nav aria-label="顶部" />
      <WholeMenu />
    </Framed>
  );
}

/** Titles of all three levels without the marks 新 and 新窗口. */
async function findTitles(): Promise<string[]> {
  const menu = within(await screen.findByRole('navigation', { name: '功能菜单' }));
  return menu
    .getAllByRole('listitem', { hidden: true })
    .map(({ firstElementChild }) => firstElementChild?.querySelector('summary') ?? firstElementChild)
    .map((head) => (head?.textContent ?? '').replace('（新窗口）', '').replace(/新$/, ''));
}

const titleOf = new Map<string, string>();

function learn(items: Items): void {
  for (const { id, title, subItems } of items) {
    titleOf.set(id, title ?? '');
    learn(subItems ?? []);
  }
}

learn(getPermissionListExamples.data('directAdmin').menus);

it.each(
  PERSONAS.flatMap((persona) => ['/index', '/returnHandling'].map((address) => [persona, address] as const)),
)(
  'MENU-01 to MENU-05 SIDE-02 SIDE-05 %s, who opened %s, finds exactly the menu ids of the table',
  async (persona, address) => {
    personaApi(persona);
    await renderShell(Frame, { address });
    const titles = await findTitles();
    const seen = TABLE.filter(([, id]) => titles.includes(titleOf.get(id) ?? id)).map(([, id]) => id);
    expect(seen).toEqual(TABLE.filter(([, , seenBy]) => seenBy.includes(persona)).map(([, id]) => id));
  },
);
