import { binOf, root, run } from './workspace.mjs';

/** Builds the static Storybook into storybook-static. Resolves to whether it succeeded. */
export async function buildStorybook() {
  const args = ['build', '--config-dir', '.storybook', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'];
  return (await run(process.execPath, [binOf('storybook'), ...args], { cwd: root })) === 0;
}
