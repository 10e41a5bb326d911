'use client';
import { type FilterGroup, FilterMenu } from '@valise/ui/FilterMenu';
import { useMessages } from '@valise/ui/messages';
import { productMessages } from '../messages.ts';
import { gradeFilters, narrowedTo, type ProductListView, type ProductNarrowing, stockFilters } from '../productListView.ts';
import { availabilityKeys } from '../productTone.ts';
import type { ProductCopy } from './ProductParts.tsx';

export interface ProductFiltersProps {
  /** Products are cards: the button is only its icon. */
  areCards: boolean;
  view: ProductListView;
  onViewChange: (view: ProductListView) => void;
}

const gradeLabels = {
  new: 'gradeNew',
  likeNew: 'gradeLikeNew',
  good: 'gradeGood',
  fair: 'gradeFair',
  other: 'gradeOther',
} as const satisfies Record<(typeof gradeFilters)[number], keyof ProductCopy>;

const stockLabels = { inStock: 'stockIn', outOfStock: 'stockOut' } as const satisfies Record<
  (typeof stockFilters)[number],
  keyof ProductCopy
>;

interface Group<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

function groupOf<Choice extends string>({ label, choices, labelOf, chosen, onChange }: Group<Choice>): FilterGroup {
  return {
    label,
    options: choices.map((choice) => ({ value: choice, label: labelOf(choice) })),
    chosen,
    onChange: (values) => onChange(choices.filter((choice) => values.includes(choice))),
  };
}

/** Which products show: by status, grade and stock. */
export function ProductFilters({ areCards, view, onViewChange }: ProductFiltersProps) {
  const messages = useMessages(productMessages);
  const narrow = (to: Partial<ProductNarrowing>) => onViewChange(narrowedTo(view, to));
  return (
    <FilterMenu
      label={messages.filters}
      isIconOnly={areCards}
      groups={[
        groupOf({
          label: messages.status,
          choices: availabilityKeys,
          labelOf: (key) => messages[key],
          chosen: view.status,
          onChange: (status) => narrow({ status }),
        }),
        groupOf({
          label: messages.grade,
          choices: gradeFilters,
          labelOf: (key) => messages[gradeLabels[key]],
          chosen: view.grade,
          onChange: (grade) => narrow({ grade }),
        }),
        groupOf({
          label: messages.stock,
          choices: stockFilters,
          labelOf: (key) => messages[stockLabels[key]],
          chosen: view.stock,
          onChange: (stock) => narrow({ stock }),
        }),
      ]}
      onClear={() => narrow({ status: [], grade: [], stock: [] })}
    />
  );
}
