'use client';
import { productEndpoints } from '@valise/contract';
import { Badge } from '@valise/ui/Badge';
import { CoatHanger } from '@valise/ui/icons/CoatHanger';
import { WashingMachine } from '@valise/ui/icons/WashingMachine';
import { useFormats, useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { paths } from '../../domain/paths.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import type { SearchSource } from '../../kit/search.ts';
import { statusResults } from '../../kit/statusResults.tsx';
import { mainImage } from '../mainImage.ts';
import { productMessages } from '../messages.ts';
import { nameIn, statusBadge } from '../ProductParts/ProductParts.tsx';
import { availabilities, availabilityKey } from '../availability.ts';
import { findProducts, productWithBarcode } from './findProducts.ts';

/** The products that need attention. */
const suggested = [
  { status: 'outOfStock', Icon: CoatHanger },
  { status: 'underMaintenance', Icon: WashingMachine },
] as const;

/** Products in the search palette. They are those of the product list, requested once for both. */
export function useProductSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(productMessages);
  const { number } = useFormats();
  const { data, error } = useEndpoint(productEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const products = data ?? [];
    return {
      isLoading: data === undefined && error === undefined,
      failure: data === undefined && error !== undefined ? messages.failedToFetch : undefined,
      find(query) {
        const { shown, count, isListed } = findProducts(products, query);
        const found = statusResults(query, {
          list: 'products',
          statuses: availabilities,
          labels: messages,
          icon: <CoatHanger size={18} />,
          countOf: (status) => products.filter(({ availability }) => availabilityKey(availability) === status).length,
          hrefOf: paths.productsWithStatus,
          number,
        });
        if (count === 0 && found.length === 0) return null;
        return {
          label: messages.products,
          count: count + found.length,
          all: isListed ? { count, href: paths.productsWithSearch(query.trim()) } : undefined,
          entries: [...found, ...shown.map((product) => ({
            id: `product ${product.id}`,
            label: nameIn(messages)(product),
            details: [product.brand, product.sku, product.location],
            image: mainImage(product) ?? '',
            href: paths.viewProduct(product.id),
            end: statusBadge(product, messages),
          }))],
        };
      },
      suggestions: suggested.flatMap(({ status, Icon }) => {
        const count = products.filter(({ availability }) => availabilityKey(availability) === status).length;
        if (count === 0) return [];
        return {
          id: `suggested ${status}`,
          label: messages[status],
          icon: <Icon size={18} />,
          end: <Badge tone={availabilities.lookOf(availabilities.wireOf(status)).tone}>{number(count)}</Badge>,
          href: paths.productsWithStatus(status),
        };
      }),
      pathOf(code) {
        const found = productWithBarcode(products, code);
        return found && paths.viewProduct(found.id);
      },
    };
  }, [data, error, messages, number]);
}
