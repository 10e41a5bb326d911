export interface ProviderFailure {
  /** What has failed, for example 'Failed to authenticate'. */
  message: string;
  /** Why, where the server or the connection tells. */
  detail?: string;
}

/** Says what failed and, on a line of its own, why. */
export function FailureText({ message, detail }: ProviderFailure) {
  return (
    <>
      <p>{message}</p>
      {detail !== undefined && <p>{detail}</p>}
    </>
  );
}
