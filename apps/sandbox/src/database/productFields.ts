import { real, text } from 'drizzle-orm/sqlite-core';
import type { ProductField } from '@valise/contract';
import { atMost, isAddress, isDay, numeric, required, type Verdict } from '../http/rules.ts';

type Rule = (label: string, typed: string) => Verdict;

/** A field of a product's form: its column, its rules, and how its text is stored. The contract has the wire's names. */
interface StoredField {
  column: ReturnType<typeof text> | ReturnType<typeof real>;
  /** The field's name in a refusal. */
  label: string;
  rules: readonly Rule[];
  toStored: (typed: string) => string | number | null;
}

const isShort: Rule = (label, typed) => atMost(label, typed, 255);
const isNote: Rule = (label, typed) => atMost(label, typed, 5000);
const numberFrom =
  (min: number): Rule =>
  (label, typed) =>
    numeric(label, typed, min);

const labelOf = (column: string) => column.replaceAll('_', ' ');
const asTyped = (typed: string): string => typed;

/** Text, stored as typed. Its default lets a migration add the column to stored products. */
const words = <Name extends string>(name: Name, rules: readonly Rule[] = [isShort]) => ({
  column: text(name).notNull().default(''),
  label: labelOf(name),
  rules,
  toStored: asTyped,
});

/** US dollars; null when the text is empty. */
const money = <Name extends string>(name: Name, rules: readonly Rule[] = [numberFrom(0)]) => ({
  column: real(name),
  label: labelOf(name),
  rules,
  toStored: (typed: string): number | null => (typed.trim() === '' ? null : Number(typed)),
});

/** A length, stored as typed. */
const measure = <Name extends string>(name: Name) => words(name, [numberFrom(0)]);

/**
 * The fields of a product. Its schema, rules, stored values and wire follow from this table. A refusal's message is about the
 * first invalid field in this order.
 */
export const storedFields = {
  name: { ...words('name', [required, isShort]), label: 'product name', toStored: (typed: string) => typed.trim() },
  brand: words('brand'),
  color: words('color'),
  material: words('material'),
  careMethod: words('care_method'),
  weight: words('weight'),
  url: words('url', [isAddress, isShort]),
  basePrice: money('base_price', [required, numberFrom(0)]),
  extensionPrice: words('extension_price'),
  deposit: money('deposit', [numberFrom(1)]),
  lateFee: money('late_fee'),
  replacementValue: words('replacement_value'),
  keepToBuyPrice: money('keep_to_buy_price'),
  minRentalPeriod: words('min_rental_period'),
  maxRentalPeriod: words('max_rental_period'),
  prepBuffer: words('prep_buffer'),
  blackoutDate: {
    column: text('blackout_date'),
    label: 'blackout date',
    rules: [isDay],
    toStored: (typed: string): string | null => (typed === '' ? null : typed),
  },
  location: words('location'),
  sku: words('sku'),
  barcode: words('barcode'),
  fitType: words('fit_type'),
  chest: measure('chest'),
  length: measure('length'),
  sleeve: measure('sleeve'),
  conditionGrade: words('condition_grade'),
  unit: words('unit'),
  availability: { ...words('availability'), label: 'status', toStored: (typed: string) => (typed === '' ? 'Available' : typed) },
  note: words('note', [isNote]),
} satisfies Record<ProductField, StoredField>;

type StoredFields = typeof storedFields;
const fields = Object.entries(storedFields) as [ProductField, StoredField][];

/** Each field's column, for the schema. */
export const productColumns = Object.fromEntries(fields.map(([name, { column }]) => [name, column])) as {
  [Name in keyof StoredFields]: StoredFields[Name]['column'];
};

/** Checks each field of a form. */
export const productVerdicts = (form: Readonly<Record<ProductField, string>>): Record<ProductField, Verdict[]> =>
  Object.fromEntries(fields.map(([name, { label, rules }]) => [name, rules.map((rule) => rule(label, form[name]))])) as Record<ProductField, Verdict[]>;

/** The stored values of a form. Anything that a client sends besides the form's fields is ignored. */
export const productValues = (form: Readonly<Record<ProductField, string>>) =>
  Object.fromEntries(fields.map(([name, { toStored }]) => [name, toStored(form[name])])) as {
    [Name in keyof StoredFields]: ReturnType<StoredFields[Name]['toStored']>;
  };
