export { findEntries, orderKeyword, PALETTE_ROOM, type PaletteEntry, paletteRoom } from './palette';
