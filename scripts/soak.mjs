// pnpm test:soak: runs the message store through 100,000 sequences of requests, answers, events and losses; `npm test` runs 2,000.
import { binOf, run } from './workspace.mjs';

process.env.MODEL_RUNS ??= '100000';
process.exit(await run(process.execPath, [binOf('vitest'), 'run', '--project', 'unit', 'packages/features/src/support/messageStore/messageStore.model.test.ts']));
