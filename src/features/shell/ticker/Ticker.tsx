import { mdiPause, mdiPlay } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '#src/config/site.tsx'
import { listingOptions } from '#src/features/listing/queries.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { TickerCopy } from './TickerCopy.tsx'
import { Pause, Strip, Track, VisibleArea } from './TickerStrip.tsx'
import { featured, interleave, promotions } from './ticker-items.ts'
import { showFocused } from './ticker-motion.ts'

/** The first page of the listing, which the home page requests anyway (product/frame.md). */
export const tickerOptions = () => listingOptions({})

/** A strip of featured products and promotions that moves above the header. It keeps its height while they load. */
export function Ticker() {
  const site = useSite()
  const { data, isPending } = useQuery(tickerOptions())
  // Undefined until the button is used. Until then, keyboard focus on the button also pauses the strip
  // (TickerStrip.tsx).
  const [paused, setPaused] = useState<boolean>()
  // The second copy is not prerendered, because it only continues the animation.
  const isHydrated = useHydrated()
  const items = isPending ? [] : interleave(featured(data?.products ?? []), promotions(site))
  return (
    <Strip aria-label="Featured products" data-paused={paused}>
      <Pause aria-label={paused ? 'Play ticker' : 'Pause ticker'} onClick={() => setPaused(!paused)}>
        <Icon path={paused ? mdiPlay : mdiPause} size={20} />
      </Pause>
      <VisibleArea className="window" onFocus={(event) => showFocused(event.target)}>
        {items.length > 0 && (
          <Track className="track" data-moving={isHydrated}>
            <TickerCopy items={items} />
            {isHydrated && <TickerCopy items={items} isDuplicate />}
          </Track>
        )}
      </VisibleArea>
    </Strip>
  )
}
