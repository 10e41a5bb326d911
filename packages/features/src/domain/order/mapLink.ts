/** A place for a map. */
export interface Place {
  latitude: number | null;
  longitude: number | null;
  address: string | null;
}

const isWithin = (value: number | null, most: number): value is number => value !== null && Math.abs(value) <= most;

/** Latitude and longitude of a possible place, else null. Databases store 0, 0 for an unknown place. */
function coordinates({ latitude, longitude }: Place): string | null {
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || (latitude === 0 && longitude === 0)) return null;
  return `${latitude},${longitude}`;
}

/** The address of a map: at the coordinates, else a search for the address (spec 2.2); null without both. */
export function mapLink(place: Place | null): string | null {
  if (place === null) return null;
  const lines = (place.address ?? '').split('\n').map((line) => line.trim());
  const address = lines.filter((line) => line !== '').join(', ');
  const query = coordinates(place) ?? address;
  return query === '' ? null : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
