import type { Wording } from './useMessages.ts';

// All copy of the library, by component, so that a page carries the words it shows. A language is added beside 'en-US'.

export const tableMessages = {
  'en-US': {
    loading: 'Loading',
    tableEntries: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
    tableSortedAscending: ({ column, entries }: { column: string; entries: string }) =>
      `Sorted by ${column}, ascending, ${entries}`,
    tableSortedDescending: ({ column, entries }: { column: string; entries: string }) =>
      `Sorted by ${column}, descending, ${entries}`,
    tablePage: ({ page, pages }: { page: number; pages: number }, { number }: Wording) =>
      `Page ${number(page)} of ${number(pages)}`,
    tablePager: ({ label }: { label: string }) => `${label}, pages`,
    tableSelected: ({ count }: { count: number }, { number }: Wording) => `${number(count)} selected`,
    tableSelectedOf: ({ count, total }: { count: number; total: number }, { number }: Wording) =>
      `${number(count)} of ${number(total)} selected`,
    tableSelectAll: 'Select all',
    tableSelectRow: ({ name }: { name: string }) => `Select ${name}`,
    tableAction: ({ action, name }: { action: string; name: string }) => `${action} ${name}`,
    tableActionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
  },
};

export const errorStateMessages = {
  'en-US': {
    errorStateRetry: 'Try again',
    errorStateRetrying: 'Trying again...',
  },
};

export const pagerMessages = {
  'en-US': {
    pagerLabel: 'Pagination',
    pagerShowing: ({ from, to, total }: { from: number; to: number; total: number }, { number }: Wording) =>
      `Showing ${number(from)} to ${number(to)} of ${number(total)} entries`,
    pagerRows: 'Rows',
    pagerPrevious: 'Previous page',
    pagerNext: 'Next page',
    pagerNumber: ({ page }: { page: number }, { number }: Wording) => number(page),
    pagerPage: ({ page }: { page: number }, { number }: Wording) => `Page ${number(page)}`,
  },
};

export const filterMenuMessages = {
  'en-US': {
    filterMenu: 'Filters',
    filterMenuActive: ({ name, count }: { name: string; count: number }, { number }: Wording) => `${name}, ${number(count)} active`,
    filterMenuClear: 'Clear',
  },
};

export const shellMessages = {
  'en-US': {
    brandName: 'Valise',
    breadcrumbs: 'Breadcrumbs',
    skipLink: 'Skip to content',
    shellMain: 'Main',
    shellOpenMenu: 'Open menu',
    shellMenu: 'Menu',
  },
};

export const dialogMessages = {
  'en-US': {
    cancel: 'Cancel',
    close: 'Close',
  },
};

export const bannerMessages = {
  'en-US': {
    dismiss: 'Dismiss',
  },
};

export const formMessages = {
  'en-US': {
    formAttention: ({ count }: { count: number }, wording: Wording) =>
      `${wording.number(count)} ${wording.plural(count, { one: 'field needs', other: 'fields need' })} attention`,
    formErrorOf: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
    fieldRequired: ', required',
  },
};

export const passwordMessages = {
  'en-US': {
    passwordShow: 'Show',
    passwordShowOf: ({ label }: { label: string }) => `Show ${label}`,
    passwordHide: 'Hide',
    passwordHideOf: ({ label }: { label: string }) => `Hide ${label}`,
  },
};

export const fieldMessages = {
  'en-US': {
    searchClear: 'Clear search',
    otpPlaceholder: 'Enter your 6-digit code',
    selectPlaceholder: 'Choose',
    choiceOther: 'Other',
    choiceOtherOf: ({ label }: { label: string }) => `${label}, other`,
  },
};

export const colorMessages = {
  'en-US': {
    colorChoose: ({ label }: { label: string }) => `Choose ${label}`,
    colorHue: 'Hue',
    colorWardrobe: 'Wardrobe',
    colorHex: 'Hex',
  },
};

export const toastMessages = {
  'en-US': {
    toastRegion: 'Notifications',
    toastClose: 'Close',
  },
};

export const uploadMessages = {
  'en-US': {
    imageHint: 'PNG/JPG only, 500x500 recommended.',
    imageAdd: 'Add images',
    imageAddMore: 'Add more',
    imageDrop: 'or drop or paste them here',
    imageCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'image', other: 'images' })}. The first image is the main one.`,
    imageMain: 'Main',
    imageRemoveAll: 'Remove all',
    imageUnnamed: ({ place }: { place: number }, { number }: Wording) => `Image ${number(place)}`,
    imagePreview: ({ name }: { name: string }) => `Preview ${name}`,
    imageRemove: ({ name }: { name: string }) => `Remove ${name}`,
    imageMakeMain: ({ name }: { name: string }) => `Make main: ${name}`,
    imageMoveEarlier: ({ name }: { name: string }) => `Move earlier: ${name}`,
    imageMoveLater: ({ name }: { name: string }) => `Move later: ${name}`,
    imageNowMain: ({ place, count }: { place: number; count: number }, { number }: Wording) =>
      `Photo ${number(place)} of ${number(count)}, now main`,
    imageNowAt: ({ place, count, now }: { place: number; count: number; now: number }, { number }: Wording) =>
      `Photo ${number(place)} of ${number(count)}, now ${number(now)}`,
    imageAdded: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'image', other: 'images' })} added`,
    imageRemoved: ({ name }: { name: string }) => `${name} removed`,
    imageAllRemoved: 'All images removed',
    imageRefused: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
    imageRefusedType: 'PNG/JPG only',
    imageRefusedSize: 'Larger than 5 MB',
    imageRefusedPixels: 'More than 40 megapixels',
    imageRefusedUnreadable: 'Cannot be read',
    imageRefusedCount: ({ count }: { count: number }, { number }: Wording) => `At most ${number(count)} images`,
    imageDismiss: ({ name }: { name: string }) => `Dismiss ${name}`,
    imageUploading: 'Uploading',
    videoFile: 'Upload a file',
    videoChoose: 'Choose a video',
    videoOr: 'or',
    videoUrl: 'Paste a video URL',
    videoRefusedType: 'MP4, MOV, AVI only',
    videoRefusedSize: 'Larger than 100 MB',
    avatarChoose: 'Choose a photo',
    avatarChange: 'Change photo',
    avatarRemove: 'Remove photo',
  },
};

export const previewMessages = {
  'en-US': {
    previewClose: 'Close',
    previewPlace: ({ place, count }: { place: number; count: number }, { number }: Wording) =>
      `${number(place)} of ${number(count)}`,
    previewPrevious: 'Previous image',
    previewNext: 'Next image',
  },
};

export const copyMessages = {
  'en-US': {
    copy: 'Copy',
    copyDone: 'Copied',
    copyFailed: 'Could not copy',
    recoveryCodes: 'Recovery codes',
    recoveryCopy: 'Copy codes',
  },
};
