import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { readKeyword } from '@dealer-portal/rules/search';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { href, type RouteName } from '#routes';
import { documentAddress } from '#widgets/document-line/document-address';
import { chosenPayerText } from '#widgets/payers/payer-options';
import { knownBalancesQuery } from '#widgets/payers/queries';
import { useSeesBalance } from '#widgets/payers/use-cash';
import { useShipToSwitch } from '#widgets/ship-to/use-ship-to-switch';
import { entryLine, type PaletteLine } from './palette-lines';

/** The pages that show one payer, the newest first. */
const PAYER_PAGES = ['payerZY', 'payerCT', 'oldpayerZY', 'oldpayerCT'] as const;

/** So many of a kind are shown, and from so many characters on. */
const MOST = 3;
const LEAST_CHARACTERS = 2;

interface FoundPeople {
  readonly lines: readonly PaletteLine[];
  /** The kinds of which more hold the text than are shown. */
  readonly more: readonly string[];
}

const NOBODY: FoundPeople = { lines: [], more: [] };

/**
 * The ship-tos and payers that hold a text in name or code (SEARCH-01). A ship-to is switched to, as by the choice in
 * the header; the one in force leads to the addresses.
 * @param sees whether a page is in the account's menus
 */
export function usePeople(text: string, sees: (page: RouteName) => boolean): FoundPeople {
  const account = useAccount();
  const { switchTo } = useShipToSwitch();
  const typed = readKeyword(text);
  const isAsked = Array.from(typed).length >= LEAST_CHARACTERS;
  const page = PAYER_PAGES.find(sees);
  const isPayerAsked = useSeesBalance() && page !== undefined && isAsked;
  const { data = [] } = useQuery({ ...knownBalancesQuery(account), enabled: isPayerAsked });
  if (!isAsked) return NOBODY;
  const shipTos = filterShipTos(account.shipTos, typed);
  const payers = isPayerAsked ? data.filter((payer) => holds(chosenPayerText(payer), typed)) : [];
  const lines = [
    ...shipTos.slice(0, MOST).map((shipTo) => {
      const { sendtoCode } = shipTo;
      const isInForce = sendtoCode === account.sendtoCode;
      return entryLine(
        {
          id: `shipTo:${sendtoCode}`,
          label: shipToLabel(shipTo),
          place: isInForce ? '现在的送达方' : '换成这个送达方',
          icon: 'place',
          target: isInForce
            ? { kind: 'link', to: href('deliveryaddress') }
            : { kind: 'act', act: () => void switchTo(sendtoCode), isWrite: true },
        },
        '送达方',
      );
    }),
    ...payers.slice(0, MOST).map((payer) => {
      const to = documentAddress(page ?? 'payerZY', { tab: 'payer', payer: payer.payerCode }) ?? '';
      return entryLine(
        {
          id: to,
          label: chosenPayerText(payer),
          place: '余额和资金安排',
          icon: 'wallet',
          target: { kind: 'link', to },
        },
        '付款方',
      );
    }),
  ];
  const more = [...(shipTos.length > MOST ? ['送达方'] : []), ...(payers.length > MOST ? ['付款方'] : [])];
  return { lines, more };
}

function holds(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.toLowerCase());
}
