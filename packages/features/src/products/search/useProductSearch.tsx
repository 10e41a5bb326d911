'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { paths, type SearchSource, useEndpoint } from '../../shared/index.ts';
import { mainImage } from '../mainImage.ts';
import { productMessages } from '../messages.ts';
import { nameIn, statusBadge } from '../ProductParts/ProductParts.tsx';
import { findProducts, productWithBarcode, searchedTexts } from './findProducts.ts';

/** Products in the search palette. They are those of the product list, requested once for both. */
export function useProductSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(productMessages);
  const { data, error } = useEndpoint(productEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const products = data ?? [];
    const texts = searchedTexts(products);
    return {
      isLoading: data === undefined && error === undefined,
      failure: data === undefined && error !== undefined ? messages.failedToFetch : undefined,
      find(query) {
        const { shown, count, isListed } = findProducts(products, texts, query);
        if (count === 0) return null;
        return {
          label: messages.products,
          count,
          all: isListed ? { count, href: paths.productsWithSearch(query.trim()) } : undefined,
          entries: shown.map((product) => ({
            id: `product ${product.id}`,
            label: nameIn(messages)(product),
            details: [product.brand, product.sku, product.location],
            image: mainImage(product) ?? '',
            href: paths.viewProduct(product.id),
            end: statusBadge(product, messages),
          })),
        };
      },
      pathOf(code) {
        const found = productWithBarcode(products, code);
        return found && paths.viewProduct(found.id);
      },
    };
  }, [data, error, messages]);
}
