export { documentNumber, findTasks, type PaletteTask } from './find-tasks';
export { nearAddresses } from './near-addresses';
export { findEntries, orderKeyword, PALETTE_ROOM, type PaletteEntry, paletteRoom } from './palette';
export { filterSoldTos } from './sold-tos';
