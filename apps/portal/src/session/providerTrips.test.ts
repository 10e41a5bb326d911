import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from './fakeStorage.ts';
import { createProviderTrips } from './providerTrips.ts';

const trip = { provider: 'shopify', state: 's1', shop: 'harbour.myshopify.com', isRemembered: false } as const;
const nothing = { state: null, provider: null, isRemembered: true };

let tab: FakeStorage;
beforeEach(() => {
  tab = new FakeStorage();
});

test('a trip is found again after a reload, once', () => {
  createProviderTrips(tab).keep(trip);
  const trips = createProviderTrips(tab);
  expect(trips.take()).toEqual({ state: 's1', provider: 'shopify', isRemembered: false });
  expect(tab.length).toBe(0);
  expect(trips.take()).toEqual(nothing);
});

test('a new trip leaves nothing of the one before', () => {
  const trips = createProviderTrips(tab);
  trips.keep(trip);
  trips.keep({ provider: 'google', state: 's2', shop: null, isRemembered: true });
  expect(Array.from({ length: tab.length }, (_, index) => tab.getItem(tab.key(index)!))).toEqual(['google', 'true', 's2']);
});

test('it takes its own entries and no other', () => {
  tab.setItem('requested_location', '/products');
  const trips = createProviderTrips(tab);
  trips.keep(trip);
  trips.take();
  expect(tab.getItem('requested_location')).toBe('/products');
  expect(tab.length).toBe(1);
});

test.each([0, 25, 60, 100])('a tab that is full after %i characters keeps no half of a trip and says so', (quota) => {
  tab.quota = quota;
  expect(() => createProviderTrips(tab).keep({ ...trip, state: 's'.repeat(64) })).toThrow('Full');
  expect(tab.length).toBe(0);
});

test('a tab without a store keeps nothing and says so', () => {
  const trips = createProviderTrips(null);
  expect(() => trips.keep(trip)).toThrow('lets nothing be kept');
  expect(trips.take()).toEqual(nothing);
});

test('a store that refuses to be read has kept nothing', () => {
  tab.getItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(createProviderTrips(tab).take()).toEqual(nothing);
});
