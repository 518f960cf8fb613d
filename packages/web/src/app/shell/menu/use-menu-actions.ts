import { dialogs } from '#platform/notices';
import type { MenuActionClick } from './menu-target';
import { useReturnProtocol } from './use-return-protocol';
import { useSampleExport } from './use-sample-export';
import { useSignOn } from './use-sign-on';
import { useUnbind } from './use-unbind';

/** Carries out the menu items that are more than an address (SIDE-05 to SIDE-07, MENU-08). */
export function useMenuActions(): (click: MenuActionClick, itemId: string) => void {
  const exportSheet = useSampleExport();
  const signOn = useSignOn();
  const unbind = useUnbind();
  const openReturnGoods = useReturnProtocol();
  return (click, itemId) => {
    switch (click.kind) {
      case 'alert':
        dialogs.info({ title: '提示', content: click.text, okText: '知道了' });
        return;
      case 'unbind':
        unbind(click.question);
        return;
      case 'sso':
        void signOn(itemId);
        return;
      case 'export':
        void exportSheet(click.sheet);
        return;
      case 'protocol':
        void openReturnGoods(itemId);
        return;
      default:
        click satisfies never;
    }
  };
}
