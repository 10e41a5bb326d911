import { vars } from '../../theme/vars.css.ts';

interface SampleSearchProps {
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A plain search field for the table's own stories. */
export function SampleSearch({ value, onChange }: SampleSearchProps) {
  return (
    <input
      type="search"
      aria-label="Search in product"
      placeholder="Search in product"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      style={{
        inlineSize: '100%',
        blockSize: vars.size['control-md'],
        paddingInline: vars.space[3],
        border: `1px solid ${vars.color.border.control}`,
        borderRadius: vars.radius.sm,
        background: vars.color.background.surface,
      }}
    />
  );
}
