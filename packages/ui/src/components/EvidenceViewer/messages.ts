import type { Wording } from '../../messages/useMessages.ts';

export const evidenceViewerMessages = {
  'en-US': {
    viewerDownload: 'Download',
    viewerKeysPhoto: 'Photo',
    viewerKeysRotate: 'Rotate',
    viewerKeysZoom: 'Zoom',
    viewerPhotos: 'Photos',
    viewerRetry: 'Try again',
    viewerRetrying: 'Trying…',
    viewerRotate: 'Rotate',
    viewerRotated: ({ degrees }: { degrees: number }, { number }: Wording) => `Rotated ${number(degrees)}°`,
    viewerUnavailable: 'Image unavailable',
    viewerZoom: ({ percent }: { percent: number }, { number }: Wording) => `${number(percent)}\u202F%`,
    viewerZoomIn: 'Zoom in',
    viewerZoomOut: 'Zoom out',
  },
};
