import { announcer } from './Announcer.css.ts';
import { announceIn } from './announceIn.ts';

type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

/** Adds a live region to the page. Screen readers must know it before its text changes. Overlays do not hide it. */
export function prepareAnnouncements(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = announcer;
  region.ariaLive = politeness;
  region.dataset.liveAnnouncer = 'true';
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}

/** Announces a text without moving the focus: when the screen reader is idle, or at once. */
export function announce(text: string, politeness: Politeness): void {
  announceIn(prepareAnnouncements(politeness), text);
}
