/** Stories file of the scenarios. `indexer.ts` adds an export for each one. */
import { ShopPage } from '../shop/ShopPage.tsx'

export default { title: 'Demo Lab/Scenarios', component: ShopPage }
