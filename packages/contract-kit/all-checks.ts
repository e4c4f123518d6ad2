/** All checks, in the order of a run. The generated checks require other checks to pass. The last ones only warn. */
import { blogChecks } from './checks/blog.ts'
import { cartChecks } from './checks/cart.ts'
import { cartIdChecks } from './checks/cart-id.ts'
import { catalogueChecks } from './checks/catalogue.ts'
import { corsChecks } from './checks/cors.ts'
import { dataChecks } from './checks/data.ts'
import { filterChecks } from './checks/filters.ts'
import { generatedChecks } from './checks/generated.ts'
import { headerChecks } from './checks/header.ts'
import { listingChecks } from './checks/listing.ts'
import { pictureChecks } from './checks/pictures.ts'
import { sortingChecks } from './checks/sorting.ts'
import type { Check } from './run-checks.ts'

export const CHECKS: Check[] = [
  ...listingChecks,
  ...sortingChecks,
  ...filterChecks,
  ...catalogueChecks,
  ...blogChecks,
  ...cartChecks,
  ...cartIdChecks,
  ...corsChecks,
  ...generatedChecks,
  ...dataChecks,
  ...pictureChecks,
  ...headerChecks,
]
