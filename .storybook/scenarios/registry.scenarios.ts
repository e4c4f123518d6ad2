/** Stands for the registry of scenarios: `indexer.ts` adds a story for each of them. */
import { ShopPage } from '../shop/ShopPage.tsx'

export default { title: 'Demo Lab/Scenarios', component: ShopPage }
