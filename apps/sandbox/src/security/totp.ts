import { generate, verify } from 'otplib';

const STEP_SECONDS = 30;
const seconds = (now: number) => Math.floor(now / 1000);

/** The code that an authenticator shows now, and for how many more seconds. */
export async function currentCode(secret: string, now: number): Promise<{ code: string; secondsLeft: number }> {
  const epoch = seconds(now);
  return { code: await generate({ secret, epoch }), secondsLeft: STEP_SECONDS - (epoch % STEP_SECONDS) };
}

/** The time step of a code, which is at most one step from now and later than `lastStep`; null for a wrong code. */
export async function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret,
    token: code,
    epoch: seconds(now),
    epochTolerance: STEP_SECONDS,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
