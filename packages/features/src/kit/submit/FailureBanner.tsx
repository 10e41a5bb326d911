import { Banner } from '@valise/ui/Banner';
import type { Failure } from './failure.ts';
import { FailureText } from './FailureText.tsx';

export interface FailureBannerProps {
  /** Why the last attempt failed. A failure with messages of fields alone is not shown: the form shows them at its fields. */
  failure: Failure | undefined;
}

/** Shows and announces why a form could not be sent. Its `useSubmit` has `isInPlace`, so that no toast announces it again. */
export function FailureBanner({ failure }: FailureBannerProps) {
  if (failure?.message === undefined) return null;
  return (
    <Banner tone="critical" role="alert">
      <FailureText failure={failure} />
    </Banner>
  );
}
