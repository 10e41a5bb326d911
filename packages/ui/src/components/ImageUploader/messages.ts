import type { Wording } from '../../messages/useMessages.ts';

export const imageUploaderMessages = {
  'en-US': {
    imageHint: 'PNG/JPG only, 500x500 recommended.',
    imageAdd: 'Add images',
    imageAddMore: 'Add more',
    imageDrop: 'or drag and drop, or paste',
    imageCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'image', other: 'images' })}. The first image is the main one.`,
    imageLimits: ({ count, megabytes }: { count: number; megabytes: number }, { number }: Wording) =>
      `Up to ${number(count)} images of at most 40 megapixels. Photos over ${number(megabytes)} MB are made smaller.`,
    imageShrinking: 'Making smaller…',
    imageShrinkingCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      `Making ${number(count)} ${plural(count, { one: 'image', other: 'images' })} smaller`,
    imageMain: 'Main',
    imageKept: 'Kept',
    imageNew: 'New',
    imageRemoveAll: 'Remove all',
    imageUnnamed: ({ place }: { place: number }, { number }: Wording) => `Image ${number(place)}`,
    imagePreview: ({ name }: { name: string }) => `Preview ${name}`,
    imageRemove: ({ name }: { name: string }) => `Remove ${name}`,
    imageToMain: 'Make main',
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
    imageRefusedEmpty: 'The file is empty',
    imageRefusedCut: 'The end of the picture is missing; save or copy it again',
    imageRefusedSize: ({ megabytes }: { megabytes: number }, { number }: Wording) => `Larger than ${number(megabytes)} MB`,
    imageRefusedShrinking: ({ megabytes }: { megabytes: number }, { number }: Wording) => `Larger than ${number(megabytes)} MB, and cannot be made smaller`,
    imageRefusedPixels: 'More than 40 megapixels',
    imageRefusedUnreadable: 'Cannot be read',
    imageRefusedCount: ({ count }: { count: number }, { number }: Wording) => `At most ${number(count)} images`,
    imageDismiss: ({ name }: { name: string }) => `Dismiss ${name}`,
    imageUploading: 'Uploading',
  },
};
