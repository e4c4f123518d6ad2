import * as bulkOffer from '#src/features/deals/BulkOfferRow.stories.tsx'
import * as bundle from '#src/features/deals/BundleCard.stories.tsx'
import * as equipmentList from '#src/features/deals/EquipmentListCard.stories.tsx'
import * as flashDeal from '#src/features/deals/FlashDeal.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Deals', tags: ['!autodocs'] })

export const BulkOffer = meta.story(componentMatrix(bulkOffer, 480))
export const Bundle = meta.story(componentMatrix(bundle, 480))
export const EquipmentList = meta.story(componentMatrix(equipmentList, 480))
export const FlashDeal = meta.story(componentMatrix(flashDeal, 480))
