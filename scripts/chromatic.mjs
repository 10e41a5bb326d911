// pnpm chromatic: publishes the stories to Chromatic, for review in the browser.
import { buildStorybook } from './buildStorybook.mjs';
import { binOf, ensureInstalled, run } from './workspace.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set. It is the project token that Chromatic shows under Manage.');
  process.exit(1);
}
await ensureInstalled();
if (!(await buildStorybook())) process.exit(1);
// Chromatic reads the token from the environment, so that no command line contains it.
process.exit(await run(process.execPath, [binOf('chromatic'), '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']));
