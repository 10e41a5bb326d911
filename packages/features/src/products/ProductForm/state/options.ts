/** The choices of the product form, in the specification's order and spelling. Each field also offers 'Other'. */
export const productOptions = {
  brand: ['Zara', 'H&M', 'Gucci', 'Prada', 'Uniqlo'],
  careMethod: ['Dry Clean Only', 'Machine Wash', 'Hand Wash', 'Do Not Wash'],
  extensionPrice: ['$10/day', '$15/day', '$18/day', '$20/day', '$25/day'],
  replacementValue: ['100', '150', '200'],
  minRentalPeriod: ['1 day', '2 days', '4 days'],
  location: ['Barcelona Flagship', 'Madrid Central Store', 'Paris Boutique', 'London Showroom'],
  fitType: ['Slim Fit', 'Regular Fit', 'Relaxed Fit', 'Tailored Fit', 'Loose Fit'],
  conditionGrade: ['New', 'Like New', 'Good', 'Fair'],
  availability: ['Available', 'Rented', 'Under Maintenance', 'Archived'],
} as const;

/** Fields that offer choices and also take free text. */
export type ProductChoiceField = keyof typeof productOptions;
