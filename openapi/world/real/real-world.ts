import { loadWorld, type Persona, type World, worldOf } from '../world';
import type { Grown } from './grown';
import { grownProducts } from './products';
import { grownPayers, grownShipTos } from './wholesaler';

/** The dealer whose lists are long. */
const WHOLESALER = 'wholesale';

/**
 * The world at its real size, made in memory from the small one: a catalogue of 3,000 models with 600 categories, and a
 * wholesaler with 800 ship-tos, 60 payers, 120 stores, 60 sub-accounts and 5,000 messages. The same each time.
 */
export function loadRealWorld(): World {
  const small = loadWorld();
  const [first] = small.personas;
  const dealer = small.personas.find(({ persona }) => persona === WHOLESALER);
  if (!first || !dealer) throw new Error(`No persona is called ${WHOLESALER}.`);
  const personas = small.personas.map((persona) =>
    persona === dealer ? grownDealer(persona, first) : persona,
  );
  return { ...worldOf(small, personas), grown: grownOf(small, dealer.saletoCode) };
}

/** The products are made when they are first asked for: a mock is up before that. */
function grownOf(small: World, wholesaler: string): Grown {
  let products: Grown['products'] | undefined;
  return {
    wholesaler,
    get products() {
      products ??= grownProducts(small);
      return products;
    },
  };
}

/** The wholesaler sees what the first dealer sees: whoever looks at long lists must reach them. */
function grownDealer(persona: Persona, first: Persona): Persona {
  return {
    ...persona,
    menus: first.menus,
    buttons: first.buttons,
    may: first.may,
    shipTos: [...persona.shipTos, ...grownShipTos(persona)],
    payers: [...persona.payers, ...grownPayers(persona)],
  };
}
