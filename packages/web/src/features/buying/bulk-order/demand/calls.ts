import type { Input } from '@dealer-portal/sdk';
import {
  deleteDocument,
  saveDemand,
  saveDemandEvaluation,
  updateDemandImages,
  uploadDocument,
} from '@dealer-portal/sdk/operations';
import { api, quietApi } from '#platform/calls/api';
import { followed } from '#widgets/uploads/calls';
import type { Sending } from '#widgets/uploads/use-uploads';

/** A demand as its form gives it. */
export type DemandFacts = Omit<Input<typeof saveDemand>['body'], 'customerCode' | 'id'>;

/** Submits a demand; with the id of an open one it changes that. */
export function submitDemand(customerCode: string, id: string | undefined, facts: DemandFacts) {
  return api.call(saveDemand, { body: { customerCode, ...(id !== undefined && { id }), ...facts } });
}

/** How well a demand was answered. */
export interface DemandRating {
  readonly score: number;
  readonly content?: string;
}

export function rateDemand(id: string, rating: DemandRating) {
  return api.call(saveDemandEvaluation, { body: { id, ...rating } });
}

/** Gives a demand these images in place of those that it has. */
export function replaceImages(id: string, images: readonly string[]) {
  return api.call(updateDemandImages, { body: { id, imageList: [...images] } });
}

/** Stores a picture of a demand. */
export function storePicture(file: File, customerCode: string, sending: Sending) {
  return quietApi.call(
    uploadDocument,
    { body: { file, customerCode, paperType: 'DEMAND' } },
    followed(sending),
  );
}

/** Deletes a stored image; what is still in use is refused, and stays, without a word to the user. */
export function deleteImage(fileId: string, customerCode: string) {
  return quietApi.call(deleteDocument, { body: { fileId, customerCode } });
}
