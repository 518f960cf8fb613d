import { payersOf } from '../account/customer';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle, isOwn } from '../resources/typed-handler';

/** The customer code of the dealer's branch. */
export function sonOf({ persona, world }: Dealer): string | undefined {
  return world.secondSoldTo.owner === persona.persona ? world.secondSoldTo.saletoCode : undefined;
}

/** Between what a dealer may transfer. */
export const transferAccessHandlers: Handlers = {
  // Assumption: only a dealer with a branch transfers to another region than its own, which is the first.
  ...handle('listTransferRegions', ({ dealer, input, done, refuse }) => {
    if (!isOwn(dealer, input) || !isOwn(dealer, { customerCode: input.saleCustCode ?? '' }))
      return refuse('refused');
    const regions = dealer.example('listTransferRegions');
    return done(sonOf(dealer) === undefined ? regions.slice(0, 1) : regions);
  }),

  ...handle('listMasterSonPayers', ({ dealer, input, done, refuse }) => {
    if (!isOwn(dealer, input) || sonOf(dealer) !== input.sonCustomerCode) return refuse('notSon');
    const [group] = payersOf(dealer);
    return done(
      dealer.world.secondSoldTo.payers.map(({ payerCode, payerType, name, balance }) => ({
        payerCode,
        payerType,
        customerName: name,
        balance,
        hrsBalance: 0,
        deletedFlag: '0' as const,
        salesGroupCode: String(group?.facts['salesGroupCode'] ?? ''),
      })),
    );
  }),

  // Assumption: the window is shown to who has two accounts to transfer between.
  ...handle('checkTransferWindow', ({ dealer, input, done }) =>
    done(isOwn(dealer, input) && payersOf(dealer).length > 1),
  ),
};
