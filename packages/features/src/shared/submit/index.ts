export { type Failure, SubmitError } from './failure.ts';
export { failureToasts, type ToastPolicy } from './failureToasts.ts';
export { FailureBanner, type FailureBannerProps } from './FailureBanner.tsx';
export { FailureText, type FailureTextProps } from './FailureText.tsx';
export type { OnSaving } from './onSaving.ts';
export { useFailureOf } from './useFailureOf.ts';
export { type Submit, type SubmitOptions, useSubmit } from './useSubmit.ts';
