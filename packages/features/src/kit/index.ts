// Requests
export { ApiProvider, type ApiProviderProps, useApi } from './api/ApiProvider.tsx';
export { endpointKey, isKeyOf } from './api/endpointKey.ts';
export { isAborted } from './api/isAborted.ts';
export { nullWhenNotFound } from './api/nullWhenNotFound.ts';
export { undefinedUnlessAborted } from './api/undefinedUnlessAborted.ts';
export { useCounted } from './api/useCounted.ts';
export { useEndpoint, useRefresh, useRefreshWhere } from './api/useEndpoint.ts';
export { useLoadable } from './api/useLoadable.ts';
export { oncePer } from './oncePer.ts';
export { type Realtime, RealtimeProvider, type RealtimeProviderProps, useRealtime } from './realtime/RealtimeProvider.tsx';
export { useLiveEvent } from './realtime/useLiveEvent.ts';

// Lists
export { BulkMenu, type BulkMenuProps } from './list/BulkMenu.tsx';
export {
  type BulkActions,
  type BulkTools,
  type ChoiceFilter,
  defineList,
  type List,
  type ListTabs,
  type ListWords,
  type SelectFilter,
} from './list/defineList.ts';
export { exportedDate } from './list/exportedDate.ts';
export { anyText, type Filter, type ManyFilter, manyOf, oneOf, tabOf } from './list/filters.ts';
export { idKey } from './list/idKey.ts';
export type { KeptList } from './list/keptList.ts';
export { defaultPreferences, type ListPreferences, parsePreferences } from './list/listPreferences.ts';
export { type ListHandle, ListScreen, type ListScreenProps } from './list/ListScreen.tsx';
export { SelectFilterField, type SelectFilterFieldProps } from './list/SelectFilterField.tsx';
export { TabbedList, type TabbedListProps } from './list/TabbedList.tsx';
export { type ListAddress, type ListDefinition, type ListSort, type ListState, listState } from './list/listState.ts';
export { noList, type OpenedList, openedListOf, placeIn, type PlaceInList, queryAt } from './list/openedList.ts';
export { type ListSteps, listSteps } from './list/steps/listSteps.ts';
export { type ConfirmDeleteOptions, useConfirmDelete } from './list/useConfirmDelete.ts';
export { type ListView, type ListViews, noViews, parseViews, queryWithoutSize } from './list/views/listViews.ts';
export { findIn, firstOf, type Found } from './find.ts';
export type { SearchSource } from './search.ts';

// Reports
export { errorLine, pathShape, unreadReportLine } from './reports/lines.ts';
export { reportRequests } from './reports/reportRequests.ts';
export { createReports, type ReportEvent, type ReportKind, type Reports, type ReportsOptions } from './reports/reports.ts';
export { sendReports } from './reports/sendReports.ts';
export { watchPage } from './reports/watchPage.ts';
export { type Vitals, watchVitals } from './reports/watchVitals.ts';

// Submitting
export { type BulkProgress, type BulkRun, type BulkState, createBulkRun } from './bulk/bulkRun.ts';
export { useBulkRun } from './bulk/useBulkRun.ts';
export { type Failure, SubmitError } from './submit/failure.ts';
export { FailureBanner, type FailureBannerProps } from './submit/FailureBanner.tsx';
export { FailureText, type FailureTextProps } from './submit/FailureText.tsx';
export { failureToasts, type ToastPolicy } from './submit/failureToasts.ts';
export type { OnSaving } from './submit/onSaving.ts';
export { useFailureOf } from './submit/useFailureOf.ts';
export { type Submit, type SubmitOptions, useSubmit } from './submit/useSubmit.ts';
export { type UploadLimits, UploadLimitsProvider, type UploadLimitsProviderProps } from './uploads/UploadLimits.tsx';
export { useUndo } from './undo/useUndo.ts';
export { useIsMounted } from './useIsMounted.ts';

// Drafts and what a browser stores
export { canShareDrafts } from './drafts/canShareDrafts.ts';
export { claimDraft, startDraftUse } from './drafts/draftClaims.ts';
export { draftEntryName, storedDrafts } from './drafts/draftNames.ts';
export { forgetDrafts, keepDraftPhotos, readDraftPhotos, sweepDraftPhotos } from './drafts/drafts.ts';
export {
  type EntryStorage,
  openStorage,
  refusedChoice,
  removeStoredEntries,
  type StorageName,
  type StoredEntry,
  storedEntry,
  type StoredEntryOptions,
  storedNames,
} from './storage.ts';

// Formats
export { dateOf, useValueFormats, type ValueFormats, valueFormatsIn } from './format/format.ts';
export { type NumberFormats, useNumberFormats } from './format/numberFormats.ts';

// Statuses
export { defineStatuses, type Statuses, type StatusDefinition, type StatusLook, wireKey } from './status/defineStatuses.ts';
