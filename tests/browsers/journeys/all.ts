import type { Journey } from '../journey.ts';
import { signIn } from './signIn.ts';

export const journeys: readonly Journey[] = [signIn];
