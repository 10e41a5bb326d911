import { Banner } from '@valise/ui/Banner';
import type { Failure } from './failure.ts';
import { FailureText } from './FailureText.tsx';

export interface FailureBannerProps {
  /** Why the last attempt failed. A failure with messages of fields alone is not shown: the form shows them at its fields. */
  failure: Failure | undefined;
  /** `alert` announces the failure, for forms without a toast. */
  role?: 'alert';
}

/** Shows why a form could not be sent. */
export function FailureBanner({ failure, role }: FailureBannerProps) {
  if (failure?.message === undefined) return null;
  return (
    <Banner tone="critical" role={role}>
      <FailureText failure={failure} />
    </Banner>
  );
}
