import { binOf, root, run } from './workspace.mjs';

/** Builds the Storybook that any host can serve, into storybook-static. Answers whether it succeeded. */
export async function buildStorybook() {
  const args = ['build', '--config-dir', '.storybook', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'];
  return (await run(process.execPath, [binOf('storybook'), ...args], { cwd: root })) === 0;
}
