import { type StyleRule, style as plainStyle } from '@vanilla-extract/css';
import { recipe as plainRecipe, type RuntimeFn } from '@vanilla-extract/recipes';
import { components, screens } from './layers.css.ts';

type Classes = string | string[];
type Style = StyleRule | (StyleRule | Classes)[];
type Variants = Record<string, Record<string, Style | string>>;
// The names of the variants only, so that a package's declarations contain no style rules.
type Choices<Given extends Variants> = { [Name in keyof Given]: { [Choice in keyof Given[Name]]: string } };
type RecipeOptions<Given extends Variants> = Parameters<typeof plainRecipe<Given>>[0];

function layered(layer: string) {
  const wrap = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const inLayer = <Rule>(rule: Rule): Rule => {
    if (Array.isArray(rule)) return rule.map(inLayer) as Rule;
    return (typeof rule === 'object' && rule !== null ? wrap(rule) : rule) as Rule;
  };

  /** vanilla-extract's `style`, in this layer. */
  const style = (rule: Style, debugId?: string): string => plainStyle(inLayer(rule) as StyleRule, debugId);

  /** vanilla-extract's `recipe`, in this layer. */
  const recipe = <const Given extends Variants>(options: RecipeOptions<Given>, debugId?: string): RuntimeFn<Choices<Given>> =>
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
      } as RecipeOptions<Given>,
      debugId,
    ) as unknown as RuntimeFn<Choices<Given>>;

  return { style, recipe };
}

/** Styles components of this library. */
export const { style, recipe } = layered(components);

/** Styles screens: it overrides a component's style, and an app's style overrides it. */
export const { style: screenStyle, recipe: screenRecipe } = layered(screens);
