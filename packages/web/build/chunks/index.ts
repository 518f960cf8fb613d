/** Which sources share a file: what the build takes of this folder. */
export { CHUNK_GROUPS, chunkFileNames } from './chunk-groups.ts';
