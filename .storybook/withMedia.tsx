import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';

const features = { motion: 'prefers-reduced-motion: reduce', forcedColors: 'forced-colors: active' } as const;
type Feature = keyof typeof features;

const asked: Record<Feature, boolean> = { motion: false, forcedColors: false };
const written = new WeakMap<CSSMediaRule, string>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/** A page cannot ask for a system's settings, but it can make the rules written for them hold. */
function apply() {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of mediaRules(cssRules)) {
      const query = written.get(rule) ?? rule.conditionText;
      const isWanted = Object.entries(features).some(([name, feature]) => asked[name as Feature] && query.includes(feature));
      if (!isWanted && !written.has(rule)) continue;
      written.set(rule, query);
      rule.media.mediaText = isWanted ? 'all' : query;
    }
  }
}

let observer: MutationObserver | undefined;

function imitate(wanted: Record<Feature, boolean>) {
  const isChanged = (Object.keys(features) as Feature[]).some((name) => wanted[name] !== asked[name]);
  if (!isChanged) return;
  Object.assign(asked, wanted);
  apply();
  // Styles of a story may come after it has been chosen.
  observer ??= new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true });
}

/** Reduced motion and forced colours, as the toolbar asks for them. */
export const withMedia: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  imitate({ motion: globals.motion === 'reduced', forcedColors: globals.theme === 'forced' });
  return <Story />;
};
