import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// The headless shell has a pointer at the top left corner, which hovers over what is rendered there and ends what a test hovers over.
beforeAll(() => commands.movePointerAway());
