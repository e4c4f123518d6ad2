import * as bulkOffer from '#src/features/deals/BulkOfferRow.stories.tsx'
import * as bundle from '#src/features/deals/BundleCard.stories.tsx'
import * as equipmentList from '#src/features/deals/EquipmentListCard.stories.tsx'
import * as flashDeal from '#src/features/deals/FlashDeal.stories.tsx'
import preview from '../preview.tsx'
import { sheetOf } from './sheet-of.tsx'

const meta = preview.meta({ title: 'Matrix/Deals', tags: ['!autodocs'] })

export const BulkOffer = meta.story(sheetOf(bulkOffer, 480))
export const Bundle = meta.story(sheetOf(bundle, 480))
export const EquipmentList = meta.story(sheetOf(equipmentList, 480))
export const FlashDeal = meta.story(sheetOf(flashDeal, 480))
