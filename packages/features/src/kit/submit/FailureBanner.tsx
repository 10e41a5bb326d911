import { Banner } from '@valise/ui/Banner';
import type { Failure } from './failure.ts';
import { FailureText } from './FailureText.tsx';

export interface FailureBannerProps {
  /** Why the last attempt failed. Without a message nothing is shown: a form shows messages of fields at its fields. */
  failure: Failure | undefined;
  /** `alert` announces it, where no toast does. */
  role?: 'alert';
}

/** Why a form was not sent, as a whole. */
export function FailureBanner({ failure, role }: FailureBannerProps) {
  if (failure?.message === undefined) return null;
  return (
    <Banner tone="critical" role={role}>
      <FailureText failure={failure} />
    </Banner>
  );
}
