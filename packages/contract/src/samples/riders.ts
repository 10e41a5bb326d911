import type { RiderWire } from '../resources/riders.ts';
import { seeded } from './seeded.ts';

export const aRider = (overrides: Partial<RiderWire> = {}): RiderWire => ({
  id: 'RD-118',
  name: 'Àlex Ferrer',
  email: 'alex@riders.valise.club',
  phone: '+34 655 550 118',
  profile_photo: null,
  rating: '4.9',
  current_assigned_orders: 2,
  eta: '12 min',
  availability_status: 'Online',
  ...overrides,
});

const listed: readonly RiderWire[] = [
  aRider(),
  aRider({ id: 'RD-104', name: 'Nadia Benali', email: 'nadia@riders.valise.club', phone: '+34 655 550 104', rating: '4.8', current_assigned_orders: 1, eta: '18 min' }),
  aRider({ id: 'RD-131', name: 'Tomás Rey', email: 'tomas@riders.valise.club', phone: '+34 655 550 131', rating: '4.7', current_assigned_orders: 0, eta: '9 min' }),
  aRider({ id: 'RD-097', name: 'Fiona Walsh', email: 'fiona@riders.valise.club', phone: '+44 7700 900 097', rating: '4.9', current_assigned_orders: 3, eta: '34 min' }),
  aRider({ id: 'RD-122', name: 'Karim Haddad', email: 'karim@riders.valise.club', phone: '+33 6 55 55 01 22', rating: '4.5', current_assigned_orders: 0, eta: null, availability_status: 'Offline' }),
];

function generated(index: number): RiderWire {
  const chance = seeded(index);
  const given = chance.pick(['Marc', 'Aya', 'Bruno', 'Elena', 'Hugo', 'Lena', 'Omar', 'Rita', 'Sami', 'Vera']);
  const family = chance.pick(['Costa', 'Duval', 'Evans', 'Ibáñez', 'Keller', 'Moreau', 'Ortega', 'Singh']);
  const isOnline = chance.between(1, 4) > 1;
  const number = 135 + index;
  return aRider({
    id: `RD-${number}`,
    name: `${given} ${family}`,
    email: `${given.toLowerCase()}.${number}@riders.valise.club`,
    phone: `+34 655 550 ${number}`,
    rating: (chance.between(38, 50) / 10).toFixed(1),
    current_assigned_orders: isOnline ? chance.between(0, 3) : 0,
    eta: isOnline ? `${chance.between(6, 45)} min` : null,
    availability_status: isOnline ? 'Online' : 'Offline',
  });
}

/** The five riders of the first page, then generated ones up to `count`. */
export const manyRiders = (count: number): RiderWire[] => Array.from({ length: count }, (_, index) => listed[index] ?? generated(index));

export const riderSamples: readonly RiderWire[] = listed;
