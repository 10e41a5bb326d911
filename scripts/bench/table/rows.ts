/** The same products for both pages. `?rows=` is their number. */
export interface Product {
  id: string;
  name: string;
  brand: string;
  grade: string;
  status: keyof typeof statuses;
  prep: string;
  rating: string;
  stock: string;
  price: string;
  amount: number;
}

export const statuses = {
  Available: { tone: 'success', phase: 'full' },
  Rented: { tone: 'brand', phase: 'half' },
  'Under Maintenance': { tone: 'warning', phase: 'quarter' },
  'Out of Stock': { tone: 'critical', phase: 'hollow' },
} as const;

const statusNames = ['Available', 'Rented', 'Available', 'Under Maintenance', 'Out of Stock'] as const;
const words = ['Trench', 'Blazer', 'Dress', 'Knit', 'Shirt', 'Jacket', 'Trousers', 'Skirt', 'Overcoat', 'Puffer', 'Gilet'];
const stuffs = ['Silk', 'Wool', 'Linen', 'Cashmere', 'Merino', 'Camel', 'Cotton', 'Quilted', 'Pleated'];
const brands = ['Zara', 'Prada', 'Gucci', 'Uniqlo', 'H&M'];
const grades = ['New', 'Like New', 'Good', 'Fair'];
const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

export function products(count: number): Product[] {
  let seed = 20261120;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  return Array.from({ length: count }, (_, place) => {
    const amount = 14 + random(14000) / 100;
    return {
      id: String(place + 1),
      name: `${at(stuffs, random(9973))} ${at(words, random(9967))} ${random(100_000)}`,
      brand: at(brands, random(5003)),
      grade: at(grades, random(4001)),
      status: at(statusNames, random(7001)),
      prep: `${1 + random(3)} days`,
      rating: (4 + random(10) / 10).toFixed(1),
      stock: String(random(20)),
      price: `$${amount.toFixed(2)}`,
      amount,
    };
  });
}

export const all = products(Number(new URLSearchParams(location.search).get('rows') ?? 1000));
