/** Why there is no picture: the camera is not allowed, missing or in use, or the browser cannot read codes. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'unreadable';

const names: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The reason for an error that `getUserMedia` rejects with. */
export const cameraFailure = (error: unknown): CameraFailure => (error instanceof Error ? names[error.name] : undefined) ?? 'busy';
