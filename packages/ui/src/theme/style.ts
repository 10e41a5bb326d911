import { type StyleRule, style as plainStyle } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { components, screens } from './layers.css.ts';

type Classes = string | string[];
type Style = StyleRule | (StyleRule | Classes)[];
type Variants = Record<string, Record<string, Style | string>>;

function layered(layer: string) {
  const wrap = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const inLayer = <Rule>(rule: Rule): Rule => {
    if (Array.isArray(rule)) return rule.map(inLayer) as Rule;
    return (typeof rule === 'object' && rule !== null ? wrap(rule) : rule) as Rule;
  };

  /** vanilla-extract's `style`, in this layer. */
  const style = (rule: Style, debugId?: string): string => plainStyle(inLayer(rule) as StyleRule, debugId);

  /** vanilla-extract's `recipe`, in this layer. */
  const recipe: typeof plainRecipe = (options, debugId) =>
    plainRecipe(
      {
        ...options,
        base: inLayer(options.base),
        variants:
          options.variants &&
          (Object.fromEntries(
            Object.entries(options.variants as Variants).map(([name, choices]) => [
              name,
              Object.fromEntries(Object.entries(choices).map(([choice, rule]) => [choice, inLayer(rule)])),
            ]),
          ) as typeof options.variants),
        compoundVariants: options.compoundVariants?.map((compound) => ({ ...compound, style: inLayer(compound.style) })),
      },
      debugId,
    );

  return { style, recipe };
}

/** For components of this library. */
export const { style, recipe } = layered(components);

/** For screens built from them: wins over a component's own style, loses to an app's. */
export const { style: screenStyle, recipe: screenRecipe } = layered(screens);
