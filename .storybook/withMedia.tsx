import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';

const features = { motion: 'prefers-reduced-motion: reduce', forcedColors: 'forced-colors: active' } as const;
type Feature = keyof typeof features;

const active: Record<Feature, boolean> = { motion: false, forcedColors: false };
const originalQueries = new WeakMap<CSSMediaRule, string>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/** A page cannot change system settings, but it can make the CSS rules for them apply. */
function apply() {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of mediaRules(cssRules)) {
      const query = originalQueries.get(rule) ?? rule.conditionText;
      const isWanted = Object.entries(features).some(([name, feature]) => active[name as Feature] && query.includes(feature));
      if (!isWanted && !originalQueries.has(rule)) continue;
      originalQueries.set(rule, query);
      rule.media.mediaText = isWanted ? 'all' : query;
    }
  }
}

let observer: MutationObserver | undefined;

function emulate(wanted: Record<Feature, boolean>) {
  const isChanged = (Object.keys(features) as Feature[]).some((name) => wanted[name] !== active[name]);
  if (!isChanged) return;
  Object.assign(active, wanted);
  apply();
  // The styles of a lazy part are added after the story has been selected.
  observer ??= new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true });
}

/** Applies the toolbar's reduced motion and forced colours. */
export const withMedia: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  emulate({ motion: globals.motion === 'reduced', forcedColors: globals.theme === 'forced' });
  return <Story />;
};
