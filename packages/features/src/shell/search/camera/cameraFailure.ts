/** Why a camera shows nothing: it may not be used, there is none, something else uses it, or the browser reads no codes. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'unreadable';

const names: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The reason behind what `getUserMedia` rejects with. */
export const cameraFailure = (error: unknown): CameraFailure => (error instanceof Error ? names[error.name] : undefined) ?? 'busy';
