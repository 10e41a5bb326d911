export { canShareDrafts } from './canShareDrafts.ts';
export { claimDraft, startDraftUse } from './draftClaims.ts';
export { draftEntryName, storedDrafts } from './draftNames.ts';
export { forgetDrafts, keepDraftPhotos, readDraftPhotos, sweepDraftPhotos } from './drafts.ts';
