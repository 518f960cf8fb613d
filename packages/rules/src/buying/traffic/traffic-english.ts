import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import { AMOUNT_ENGLISH } from '../../fields/input/amount-english';
import { PAY_MONEY_ENGLISH } from './pay-money-english';
import type { LoadFigure, SubmitKind, TrafficParams } from './traffic-refusals';
import { trafficText } from './traffic-refusals';
import { volumeText } from './volume-text';

const FIGURES: Readonly<Record<LoadFigure, string>> = {
  CARVOLUME: 'The volume of the car type',
  SUMVOLUME: 'The loaded volume',
  minLoadRate: 'The least load',
};

const KINDS: Readonly<Record<SubmitKind, string>> = {
  vehicle: 'vehicles',
  transfer: 'transfers',
};

export const TRAFFIC_ENGLISH: Sentences<TrafficParams> = {
  'traffic.figureUnread': ({ figure }) => `${FIGURES[figure]} cannot be read`,
  'traffic.loadOver': ({ volume }) => `${volumeText(volume)} more than the vehicle holds: take fewer`,
  'traffic.loadUnder': ({ least, volume }) =>
    `Less than ${least}% is loaded: add ${volumeText(volume)}, or share the vehicle`,
  'traffic.volumeUnread': () => 'The volume of this vehicle cannot be read: it cannot be shared for now',
  'traffic.roomUnread': () => 'The room of the package cannot be read: it cannot be joined for now',
  'traffic.noRoom': () => 'There is no room left',
  'traffic.littleRoom': ({ volume }) => `There is not enough room: ${volumeText(volume)} is lacking`,
  'traffic.noneChosen': ({ kind }) => `Choose what is submitted first (${KINDS[kind]})`,
  'traffic.shipTos': ({ kind }) => `Only ${KINDS[kind]} of one ship-to can be submitted together`,
  'traffic.vehicle': ({ vehicle, reason }) =>
    `${vehicle}: ${trafficText(reason, { ...TRAFFIC_ENGLISH, ...PAY_MONEY_ENGLISH, ...AMOUNT_ENGLISH })}`,
  'traffic.noLines': () => 'The items did not come: it cannot be submitted for now, try again later',
  'traffic.loadUnread': ({ figure }) => `${FIGURES[figure]} cannot be read: it cannot be submitted for now`,
  'traffic.payerMissing': () => 'Choose a payer',
  'traffic.payerShort': ({ payerCode, balance, needed }) =>
    `The payer ${payerCode} has only ${formatYuan(balance)}, and the chosen need ${formatYuan(needed)}: choose another payer, or submit them one after the other`,
};
