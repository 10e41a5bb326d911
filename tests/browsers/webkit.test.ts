import { findWebKit } from '../../scripts/ensureEngines.mjs';
import { startWebKit } from './engines/webkit.ts';
import { journeys } from './journeys/all.ts';
import { firstPort } from './ports.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys('WebKit', () => startWebKit(findWebKit()!), firstPort + 1, journeys);
