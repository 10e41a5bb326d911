import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// The headless shell has its pointer in the top left corner. It hovers over elements there and ends a hover that a test began elsewhere.
beforeAll(() => commands.movePointerAway());
