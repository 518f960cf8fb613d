import type { Handlers } from '../memory/state';
import { handle, isOwn } from '../resources/typed-handler';

/** The protocols of the dealer, those of the description, by their type. */
export const protocolHandlers: Handlers = handle('searchProtocolAuth', ({ dealer, input, done }) => {
  const protocols = dealer.example('searchProtocolAuth');
  const { protocolType } = input;
  const protocolsOfType = protocols.filter(
    (protocol) => !protocolType || protocol.protocolType === protocolType,
  );
  return done(isOwn(dealer, input) ? protocolsOfType : []);
});
