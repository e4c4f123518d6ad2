/** What the cart reads (spec §7). Cart data is always stale (spec §4). */
import { queryOptions } from '@tanstack/react-query'
import { Cart, CartCount } from '#src/api/contract.ts'
import { read } from '#src/api/query-client.ts'

export const cartOptions = () => queryOptions({ queryKey: ['/api/cart'], queryFn: read(Cart), staleTime: 0 })

export const cartCountOptions = () =>
  queryOptions({ queryKey: ['/api/cart', 'count'], queryFn: read(CartCount), staleTime: 0 })
