import type { AddressWire, ContactWire, PersonWire, TravelerWire } from '../resources/people.ts';

export const aPartner = (overrides: Partial<PersonWire> = {}): PersonWire => ({
  name: 'Barcelona Flagship',
  email: 'barcelona@valise.club',
  phone: '+34 93 555 01 20',
  profile_photo: null,
  address: 'Passeig de Gràcia 48, 08007 Barcelona',
  latitude: '41.3919',
  longitude: '2.1650',
  ...overrides,
});

export const anAddress = (overrides: Partial<AddressWire> = {}): AddressWire => ({
  type: 'shipping',
  name: 'Casa Bonay',
  address: 'Gran Via de les Corts Catalanes 700, 08010 Barcelona',
  latitude: 41.3935,
  longitude: 2.1757,
  ...overrides,
});

export const aTraveler = (overrides: Partial<TravelerWire> = {}): TravelerWire => ({
  name: 'Emma Dahl',
  email: 'emma.dahl@brevpost.se',
  phone: '+46 70 555 01 37',
  profile_photo: null,
  addresses: [
    anAddress(),
    anAddress({ type: 'billing', name: 'Emma Dahl', address: 'Storgatan 12, 111 51 Stockholm', latitude: null, longitude: null }),
  ],
  ...overrides,
});

export interface Shop {
  partner: PersonWire;
  contact: ContactWire;
}

/** The marketplace's four partners, each with its contact person. */
export const shops = {
  barcelona: {
    partner: aPartner(),
    contact: { name: 'Pau Soler', email: 'pau@valise.club', phone: '+34 93 555 01 21' },
  },
  madrid: {
    partner: aPartner({
      name: 'Madrid Central Store',
      email: 'madrid@valise.club',
      phone: '+34 91 555 01 40',
      address: 'Gran Vía 32, 28013 Madrid',
      latitude: '40.4203',
      longitude: '-3.7044',
    }),
    contact: { name: 'Lucía Prieto', email: 'lucia@valise.club', phone: '+34 91 555 01 41' },
  },
  paris: {
    partner: aPartner({
      name: 'Paris Boutique',
      email: 'paris@valise.club',
      phone: '+33 1 55 50 01 88',
      address: '24 Rue Saint-Honoré, 75001 Paris',
      latitude: '48.8614',
      longitude: '2.3420',
    }),
    contact: { name: 'Claire Dubois', email: 'claire@valise.club', phone: '+33 1 55 50 01 89' },
  },
  london: {
    partner: aPartner({
      name: 'London Showroom',
      email: 'london@valise.club',
      phone: '+44 20 5550 0160',
      address: '11 Savile Row, London W1S 3PF',
      latitude: null,
      longitude: null,
    }),
    contact: { name: 'Imogen Hart', email: 'imogen@valise.club', phone: '+44 20 5550 0161' },
  },
} satisfies Record<string, Shop>;

/** Name and e-mail address of each traveler. */
export const travelers = [
  ['Amelia Thornton', 'amelia.thornton@post.uk'],
  ['Noah Lindqvist', 'noah.lindqvist@brevpost.se'],
  ['Jonas Weber', 'jonas.weber@mailbox.de'],
  ['Sofia Marques', 'sofia.marques@correio.pt'],
  ['Leo Fontaine', 'leo.fontaine@courriel.fr'],
  ['Priya Nair', 'priya.nair@post.in'],
  ['Emma Dahl', 'emma.dahl@brevpost.se'],
  ['Mateo Alonso', 'mateo.alonso@correo.es'],
  ['Oliver Grant', 'oliver.grant@post.uk'],
  ['Inés Navarro', 'ines.navarro@correo.es'],
  ['Yuki Tanaka', 'yuki.tanaka@post.jp'],
  ['Grace Oyelaran', 'grace.o@inbox.ng'],
  ['Lukas Brandt', 'lukas.brandt@mailbox.de'],
  ['Camille Laurent', 'camille.laurent@courriel.fr'],
  ['Daniel Okafor', 'daniel.okafor@inbox.ng'],
  ['Hanna Virtanen', 'hanna.virtanen@posti.fi'],
  ['Chiara Rossi', 'chiara.rossi@posta.it'],
  ['Owen Hughes', 'owen.hughes@post.uk'],
  ['Mei Lin', 'mei.lin@post.sg'],
  ['Harriet Cole', 'harriet.cole@post.uk'],
  ['Samuel Adeyemi', 'samuel.adeyemi@inbox.ng'],
] as const satisfies readonly (readonly [string, string])[];
