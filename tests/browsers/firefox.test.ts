import { findFirefox } from '../../scripts/ensureEngines.mjs';
import { startFirefox } from './engines/firefox.ts';
import { journeys } from './journeys/all.ts';
import { print } from './journeys/print.ts';
import { firstPort } from './ports.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys(() => startFirefox(findFirefox() ?? 'firefox'), firstPort, [...journeys, print]);
