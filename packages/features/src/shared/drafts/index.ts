export { canShareDrafts, claimDraft, startDraftUse } from './draftClaims.ts';
export { draftEntryName, forgetDrafts, keepDraftPhotos, readDraftPhotos, storedDrafts, sweepDraftPhotos } from './drafts.ts';
